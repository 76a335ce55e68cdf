import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { eInvoicesCsv, eInvoicesWithin } from "../../../../../e-invoices"

export const GET = route(
  {
    summary: "Download the status of structured invoices",
    description:
      "One line per document of the period for a Belgian business, with its delivery state, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
  },
  async ({ query, knex, response }) => {
    const csv = eInvoicesCsv(await eInvoicesWithin(knex, query))
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader(
      "Content-Disposition",
      `attachment; filename="e-invoices-${query.from}-${query.to}.csv"`,
    )
    response.setHeader("Cache-Control", "private, no-store")
    response.status(200).send(csv)
  },
)
