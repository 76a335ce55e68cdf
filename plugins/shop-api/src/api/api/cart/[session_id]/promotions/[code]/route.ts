import { removeCode } from "../../../../../../carts"
import { promoCodeSchema, sessionIdSchema } from "../../../../../../contract/cart"
import { route } from "../../../../../../http"

/** Takes a promo code off the cart. */
export const DELETE = route(
  { params: promoCodeSchema.extend({ session_id: sessionIdSchema }) },
  ({ params, language, container }) =>
    removeCode(container, { sessionId: params.session_id, language }, params.code),
)
