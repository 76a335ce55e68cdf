import { route } from "@bon-perroquet/api-kit/http"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { linkedBalanceSchema, orderBalancesSchema } from "@bon-perroquet/contract"
import { CHANGE_REFUSALS, removeOrderBalance } from "../../../../../../orders"

export const POST = route(
  {
    summary: "Remove a gift card or store credit from an order by its link",
    description:
      "A balance that the order does not use has no effect. An open payment page of the order ends.",
    access: "anyone-or-account",
    body: linkedBalanceSchema,
    answer: orderBalancesSchema,
    refusals: CHANGE_REFUSALS,
    example: { token: "eyJhbGciOi…", balance_id: "bal_01" },
  },
  async ({ body: { token, balance_id }, container, request }) => {
    const order_id = await linkedOrder(container, token)
    const customer_id = (await callerOf(request))?.customer?.id ?? null
    return removeOrderBalance(container, { order_id, customer_id }, balance_id)
  },
)
