import { route } from "@bon-perroquet/api-kit/http"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { linkSchema, orderBalancesSchema } from "@bon-perroquet/contract"
import { ORDER_REFUSALS, showOrderBalances } from "../../../../../orders"

export const POST = route(
  {
    summary: "List the gift cards and store credit that pay for an order by its link",
    description:
      "Returns what each would pay now, and the rest. Requires an amount due. `store_credit_cents` is for the signed-in " +
      "customer of the order. Nothing is reserved before the payment page opens.",
    access: "anyone-or-account",
    body: linkSchema,
    answer: orderBalancesSchema,
    refusals: ORDER_REFUSALS,
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body: { token }, container, request }) =>
    showOrderBalances(container, {
      order_id: await linkedOrder(container, token),
      customer_id: (await callerOf(request))?.customer?.id ?? null,
    }),
)
