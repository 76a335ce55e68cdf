import { Readable } from "node:stream"
import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readLiability } from "../../../../../ledger"
import { liabilityCsv } from "../../../../../staff/liability-csv"

export const GET = route(
  {
    summary: "Download the liability of gift cards and store credit",
    description:
      "One line per kind of balance with its opening amount, movements and closing amount, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const liability = await readLiability(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
    const csv = Readable.from([liabilityCsv(query, liability)])
    await sendFile(response, `balances-${query.from}-${query.to}.csv`, csv)
  },
)
