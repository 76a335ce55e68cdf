import { route } from "@bon-perroquet/api-kit/http"
import { cartSchema, giftCardCodeSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { CART_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { z } from "zod"
import { applyCard, codeLimit, CODES_A_TIME } from "../../../../../cards"

export const POST = route(
  {
    summary: "Pay with a gift card",
    description:
      "Returns the cart with the card in `balances`. The card pays a part of the total or all of it when the customer " +
      "pays. Its balance is reserved while the payment page is open. A wrong, blocked or expired code is rejected with " +
      "the same answer.",
    params: z.object({ session_id: sessionIdSchema }),
    body: giftCardCodeSchema,
    answer: cartSchema,
    refusals: {
      ...CART_REFUSALS,
      400: ["cart_empty"],
      404: ["gift_card_unknown", "not_found"],
      409: [...CART_REFUSALS[409], "gift_card_too_many"],
    },
    limit: CODES_A_TIME,
    example: { code: "K7QF-2MXD-9TRA-HB4C" },
  },
  ({ params, body, language, container, request }) => {
    codeLimit.admit(request)
    return applyCard(container, { sessionId: params.session_id, language }, body.code)
  },
)
