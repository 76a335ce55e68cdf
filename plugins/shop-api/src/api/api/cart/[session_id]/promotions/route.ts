import { z } from "zod"
import { addCode } from "../../../../../carts"
import { promoCodeSchema, sessionIdSchema } from "../../../../../contract/cart"
import { RequestLimit, route } from "../../../../../http"

/** A person mistypes a few; whoever guesses codes by the thousand is stopped. */
const limit = new RequestLimit(Number(process.env.PROMO_CODE_RATE_LIMIT ?? 30), 10 * 60 * 1000)

/** Applies a promo code to the cart. */
export const POST = route(
  { params: z.object({ session_id: sessionIdSchema }), body: promoCodeSchema },
  ({ params, body, language, container, request }) => {
    limit.admit(request)
    return addCode(container, { sessionId: params.session_id, language }, body.code)
  },
)
