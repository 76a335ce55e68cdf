import { vatReportQuerySchema, vatReportSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { vatReport } from "../../../../report"

export const GET = route(
  {
    summary: "Retrieve the VAT report",
    description:
      "Figures of a period for the Belgian VAT return and the One-Stop Shop return. The period includes " +
      "both days.",
    access: "administrator",
    query: vatReportQuerySchema,
    answer: vatReportSchema,
  },
  ({ query, knex }) => vatReport(knex, query),
)
