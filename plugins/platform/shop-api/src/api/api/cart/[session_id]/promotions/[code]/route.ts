import { cartSchema, promoCodeSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { CART_REFUSALS, removeCode } from "../../../../../../carts"
import { route } from "@bon-perroquet/api-kit/http"

export const DELETE = route(
  {
    summary: "Remove a promo code",
    description: "A code that is not in the cart has no effect.",
    params: z.object({ session_id: sessionIdSchema }).extend(promoCodeSchema.shape),
    answer: cartSchema,
    refusals: CART_REFUSALS,
  },
  ({ params, language, container }) =>
    removeCode(container, { sessionId: params.session_id, language }, params.code),
)
