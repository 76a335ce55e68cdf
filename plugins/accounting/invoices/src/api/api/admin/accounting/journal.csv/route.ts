import { Readable } from "node:stream"
import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { documentsWithin } from "../../../../../documents/within"
import { journalCsv } from "../../../../../journal"

export const GET = route(
  {
    summary: "Download the sales journal",
    description:
      "One line per document and VAT rate of the period, as CSV. Amounts of credit notes are negative, " +
      "so the sum of a column is the net sales.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, response, knex }) => {
    const documents = documentsWithin(knex, query)
    await sendFile(response, `journal-${query.from}-${query.to}.csv`, Readable.from(journalCsv(documents)))
  },
)
