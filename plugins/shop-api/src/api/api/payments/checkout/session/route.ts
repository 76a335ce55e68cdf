import { LOCALE_OF } from "@bon-perroquet/languages/locales"
import { openCheckout } from "@bon-perroquet/stripe-checkout/checkout"
import { findCartBySession } from "../../../../../carts"
import { DEFAULT_COUNTRY } from "../../../../../contract/constants"
import { openCheckoutSchema, type OpenedCheckout } from "../../../../../contract/payment"
import { chosenPoint, deliveryMethods } from "../../../../../delivery"
import { refuse, route, shopOrigins } from "../../../../../http"
import { callerOf } from "../../../../../identity"
import { asRefusal } from "../../../../../payments/as-refusal"

/** Opens the hosted payment page for a cart. Answers its address. */
export const POST = route({ body: openCheckoutSchema }, async ({ body, language, container, request }) => {
  if (!shopOrigins(container).includes(body.origin_url)) throw refuse("origin_not_allowed", 400)
  // `user_id` is what a client says; who is signed in is what the token says.
  const caller = await callerOf(request)
  const cart = await findCartBySession(container, body.cart_session_id)
  if (!cart?.lines.length) throw refuse("cart_empty", 400)
  const country = body.country ?? DEFAULT_COUNTRY
  const methods = await deliveryMethods(container, country, cart)
  const method = body.delivery_method ? methods.find(({ id }) => id === body.delivery_method) : methods[0]
  if (!method) throw refuse("delivery_not_available", 400)
  const point = chosenPoint(method, country, body.delivery_point)
  const { first_name, last_name, phone, address, expected_total_cents } = body
  return openCheckout(container, {
    cart_id: cart.cart_id,
    origin: body.origin_url,
    email: body.customer_email,
    customer_id: caller?.customer?.id,
    locale: LOCALE_OF[body.language ?? language],
    country,
    delivery_option_id: method.id,
    ...(point && { delivery_data: { point } }),
    first_name,
    last_name,
    phone,
    address,
    expected_total_cents,
  }).catch(asRefusal) satisfies Promise<OpenedCheckout>
})
