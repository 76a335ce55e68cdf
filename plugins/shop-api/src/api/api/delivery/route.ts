import { findCartBySession } from "../../../carts"
import { deliveryQuerySchema, type Delivery } from "../../../contract/delivery"
import { deliveryMethods } from "../../../delivery"
import { route } from "../../../http"

/** The ways to deliver a cart to a country, with what each makes of the total. */
export const GET = route({ query: deliveryQuerySchema }, async ({ query, container }) => {
  const { country, cart_session_id } = query
  const cart = cart_session_id ? await findCartBySession(container, cart_session_id) : null
  return { country, methods: await deliveryMethods(container, country, cart) } satisfies Delivery
})
