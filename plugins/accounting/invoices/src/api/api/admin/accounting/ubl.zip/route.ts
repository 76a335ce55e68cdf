import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { ublArchive } from "../../../../../archive"
import { archives } from "../../../../../documents/archives"

export const GET = route(
  {
    summary: "Download documents as UBL",
    description:
      "A ZIP file with the period's invoices and credit notes as UBL 2.1 (EN 16931) and their " +
      "checksums. Documents for businesses follow Peppol BIS Billing 3.0.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "application/zip" },
  },
  async ({ query, request, response, knex }) => {
    archives.admit(request)
    await sendFile(response, `ubl-${query.from}-${query.to}.zip`, await ublArchive(knex, query))
  },
)
