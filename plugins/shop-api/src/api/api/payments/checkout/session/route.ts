import {
  DEFAULT_COUNTRY,
  openCheckoutSchema,
  type OpenedCheckout,
  openedCheckoutSchema,
} from "@bon-perroquet/contract"
import { LOCALE_OF } from "@bon-perroquet/languages/locales"
import { openCheckout } from "@bon-perroquet/checkout/checkout"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { CODE_REFUSALS, deliveryMethods, findCartBySession, vatRatesOf } from "../../../../../carts"
import { chosenPoint, countryOfPoint } from "../../../../../delivery"
import { refuse, route, shopOrigins } from "../../../../../http"
import { callerOf } from "../../../../../identity"
import { mapCheckoutError } from "../../../../../payments/map-checkout-error"
import { buyersOf } from "../../../../../payments/buyers"
import { openingLimit } from "../../../../../payments/opening-limit"

export const POST = route(
  {
    summary: "Open the payment page",
    description:
      "Opens the hosted payment page for a cart and holds its goods while it is open. The shopper " +
      "goes on to `url`; `session_id` asks for the outcome. A page that is open for the same " +
      "content and the same amount is answered again. With a token the order belongs to the account. A method " +
      "that is paid later, as a bank transfer, places the order at once: `url` then is its confirmation.",
    access: "anyone-or-account",
    body: openCheckoutSchema,
    answer: openedCheckoutSchema,
    refusals: {
      400: [
        "origin_not_allowed",
        "cart_empty",
        "delivery_not_available",
        "delivery_point_required",
        "out_of_stock",
        "insufficient_stock",
        "amount_too_small",
        "email_refused",
        "payment_method_not_offered",
        "extra_not_offered",
        "address_required",
      ],
      409: [
        "too_many_held",
        "price_changed",
        "cart_frozen",
        "cart_busy",
        "promotion_unknown",
        ...CODE_REFUSALS,
      ],
      503: ["payment_unavailable"],
    },
    limit: "60 payment pages a minute",
    example: {
      origin_url: "https://shop.example",
      cart_session_id: "1732190400000-3f9c2e7ab1d84c60",
      customer_email: "ada@example.org",
      user_id: null,
      first_name: "Ada",
      last_name: "Peeters",
      country: "BE",
      address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
    },
  },
  async ({ body, language, container, request }) => {
    openingLimit.admit(request)
    if (!shopOrigins(container).includes(body.origin_url)) throw refuse("origin_not_allowed", 400)
    // `user_id` is what a client says; who is signed in is what the token says.
    const caller = await callerOf(request)
    const cart = await findCartBySession(container, body.cart_session_id)
    if (!cart?.lines.length) throw refuse("cart_empty", 400)
    const { extras, delivery_point } = body
    const country =
      body.country ??
      (delivery_point === undefined ? undefined : countryOfPoint(delivery_point)) ??
      DEFAULT_COUNTRY
    const methods = await deliveryMethods(container, country, cart, extras)
    const method = body.delivery_method ? methods.find(({ id }) => id === body.delivery_method) : methods[0]
    if (!method) throw refuse("delivery_not_available", 400)
    const point = chosenPoint(method, country, delivery_point)
    const { first_name, last_name, phone, address, invoice_address = null } = body
    const { payment_method, expected_total_cents } = body
    if (!offeredMethods(container).some(({ code }) => code === (payment_method ?? code)))
      throw refuse("payment_method_not_offered", 400)
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
      invoice_address,
      extras,
      payment_method,
      expected_total_cents,
      current_total_cents: method.totals.total_cents,
      vat_rates: await vatRatesOf(container, country, cart),
      buyers: buyersOf(container, request, body.customer_email),
    }).catch(mapCheckoutError) satisfies Promise<OpenedCheckout>
  },
)
