import { Readable } from "node:stream"
import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { cashCsv, cashOf } from "../../../../../cash"

export const GET = route(
  {
    summary: "Download the cash report",
    description: "Incoming and outgoing money by day and payment method, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, response, knex }) => {
    const cash = await cashOf(knex, query)
    await sendFile(response, `cash-${query.from}-${query.to}.csv`, Readable.from([cashCsv(cash)]))
  },
)
