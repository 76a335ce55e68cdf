import { route } from "@bon-perroquet/api-kit/http"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { linkedGiftCardSchema, orderBalancesSchema } from "@bon-perroquet/contract"
import { codeLimit, CODES_A_TIME } from "../../../../../cards"
import { applyCardToOrder, CHANGE_REFUSALS } from "../../../../../orders"

export const POST = route(
  {
    summary: "Pay for an order with a gift card by its link",
    description:
      "The card pays a part of the amount due or all of it when the customer pays with " +
      "POST /api/orders/linked/payment. Its balance is reserved while the payment page is open. An open payment page of " +
      "the order ends. A wrong, blocked or expired code is rejected with the same answer.",
    access: "anyone-or-account",
    body: linkedGiftCardSchema,
    answer: orderBalancesSchema,
    refusals: {
      ...CHANGE_REFUSALS,
      404: ["gift_card_unknown", "not_found"],
      409: [...CHANGE_REFUSALS[409], "gift_card_too_many"],
    },
    limit: CODES_A_TIME,
    example: { token: "eyJhbGciOi…", code: "K7QF-2MXD-9TRA-HB4C" },
  },
  async ({ body: { token, code }, container, request }) => {
    codeLimit.admit(request)
    const order_id = await linkedOrder(container, token)
    const customer_id = (await callerOf(request))?.customer?.id ?? null
    return applyCardToOrder(container, { order_id, customer_id }, code)
  },
)
