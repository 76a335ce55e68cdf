import { vatReportQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { csvOf, vatReport } from "../../../../report"

export const GET = route(
  {
    summary: "Download the VAT report",
    description: "The report of the period as CSV.",
    access: "administrator",
    query: vatReportQuerySchema,
    answer: { file: "text/csv" },
  },
  async ({ query, response, knex }) => {
    const report = await vatReport(knex, query)
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", `attachment; filename="vat-${query.from}-${query.to}.csv"`)
    response.setHeader("Cache-Control", "private, no-store")
    response.status(200).send(csvOf(report))
  },
)
