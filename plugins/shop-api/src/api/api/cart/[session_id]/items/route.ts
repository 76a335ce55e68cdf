import { z } from "zod"
import { addUnits, changeCart } from "../../../../../carts"
import { addCartItemSchema, sessionIdSchema } from "../../../../../contract/cart"
import { route } from "../../../../../http"

/** Adds units of a product, at the shop's price whatever the request says. */
export const POST = route(
  { params: z.object({ session_id: sessionIdSchema }), body: addCartItemSchema },
  ({ params, body, language, container }) =>
    changeCart(
      container,
      { sessionId: params.session_id, language },
      addUnits(body.product_id, body.quantity),
    ),
)
