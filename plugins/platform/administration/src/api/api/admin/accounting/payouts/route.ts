import { accountingPeriodSchema, payoutsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { inList, payouts } from "../../../../../payouts"

export const GET = route(
  {
    summary: "List Stripe payouts",
    description:
      "Payouts of the period, newest first, with payments, refunds, fees and the number of transactions " +
      "that do not match the orders.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: payoutsSchema,
    refusals: { 503: ["unavailable"] },
  },
  async ({ query, container }) => ({ payouts: (await payouts(container, query)).map(inList) }),
)
