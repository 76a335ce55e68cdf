import { z } from "zod"
import { changeCart, removeProduct, setUnits } from "../../../../../../carts"
import { productIdSchema, sessionIdSchema, setQuantitySchema } from "../../../../../../contract/cart"
import { route } from "../../../../../../http"

const params = z.object({ session_id: sessionIdSchema, product_id: productIdSchema })

/** Sets how many units of a product the cart has; 0 or less removes it. */
export const PUT = route(
  { params, query: setQuantitySchema },
  ({ params: { session_id, product_id }, query, language, container }) =>
    changeCart(container, { sessionId: session_id, language }, setUnits(product_id, query.quantity)),
)

export const DELETE = route({ params }, ({ params: { session_id, product_id }, language, container }) =>
  changeCart(container, { sessionId: session_id, language }, removeProduct(product_id)),
)
