import { accountingPeriodSchema, payoutsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { inList, payouts } from "../../../../../payouts"

export const GET = route(
  {
    summary: "List Stripe's payouts",
    description:
      "What Stripe brought to the bank in the period, newest first: payments, refunds, what Stripe kept, and how many " +
      "movements do not match the shop's books.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: payoutsSchema,
    refusals: { 503: ["unavailable"] },
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    return { payouts: (await payouts(container, query)).map(inList) }
  },
)
