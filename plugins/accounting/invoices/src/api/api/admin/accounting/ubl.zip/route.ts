import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    archives.admit(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await sendFile(response, `ubl-${query.from}-${query.to}.zip`, await ublArchive(knex, query))
  },
)
