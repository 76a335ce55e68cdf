import { releaseCart } from "@bon-perroquet/stripe-checkout/checkout"
import { findCartBySession } from "../../../../../carts"
import { cancelCheckoutSchema } from "../../../../../contract/payment"
import { refuse, route } from "../../../../../http"
import { asRefusal } from "../../../../../payments/as-refusal"

/** The shopper left the payment page: nobody can pay it any more, and the goods it held are given back. */
export const POST = route({ body: cancelCheckoutSchema }, async ({ body, container }) => {
  const cart = await findCartBySession(container, body.cart_session_id)
  if (cart && (await releaseCart(container, cart.cart_id).catch(asRefusal)) === "frozen")
    throw refuse("cart_frozen", 409)
  return { cancelled: true }
})
