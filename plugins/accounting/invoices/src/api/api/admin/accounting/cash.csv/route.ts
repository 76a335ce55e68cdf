import { Readable } from "node:stream"
import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cashCsv, cashOf } from "../../../../../cash"

export const GET = route(
  {
    summary: "Download the cash report",
    description: "Incoming and outgoing money by day and payment method, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const cash = await cashOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
    await sendFile(response, `cash-${query.from}-${query.to}.csv`, Readable.from([cashCsv(cash)]))
  },
)
