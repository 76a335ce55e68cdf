import { accountingPeriodSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { payouts, payoutsCsv } from "../../../../../payouts"

export const GET = route(
  {
    summary: "Download Stripe payouts",
    description: "All transactions of the payouts that arrive in the period, with their orders, as CSV.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: { file: "text/csv" },
    refusals: { 503: ["unavailable"] },
  },
  async ({ query, container, response }) => {
    const csv = payoutsCsv(await payouts(container, query))
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", `attachment; filename="payouts-${query.from}-${query.to}.csv"`)
    response.setHeader("Cache-Control", "private, no-store")
    response.status(200).send(csv)
  },
)
