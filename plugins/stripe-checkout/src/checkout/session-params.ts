import type Stripe from "stripe"
import type { CheckoutCart } from "./cart"
import { toCents } from "./cents"
import { resolveLanguage } from "./language"
import { textsFor } from "./texts"

export type PageInput = {
  cart: CheckoutCart
  orderNumber: string
  paymentSessionId: string
  /** Which shop it is among those of the Stripe account. */
  shopId: string
  /** One of the shop's own origins, checked by the caller. */
  origin: string
  /** Country of delivery, ISO 3166-1 alpha-2 in upper case. */
  country: string
  /** The payment page asks for the address, in `country` only, so that price and VAT stay what they were. */
  asksAddress: boolean
  expiresAt: Date
  displayName?: string
}

/** The parameters of Stripe's hosted page: each line and the delivery as the customer saw them, VAT included. */
export function sessionParams(input: PageInput): Stripe.Checkout.SessionCreateParams {
  const { cart, orderNumber, origin, country } = input
  const email = cart.email ?? ""
  const metadata = {
    order_number: orderNumber,
    customer_email: email,
    payment_session_id: input.paymentSessionId,
    shop: input.shopId,
  }
  return {
    mode: "payment",
    allowed_payment_method_types: ["card", "bancontact"],
    locale: resolveLanguage(cart.locale),
    customer_email: email,
    client_reference_id: cart.id,
    ...(input.displayName && { branding_settings: { display_name: input.displayName } }),
    metadata,
    payment_intent_data: { metadata, description: `${textsFor(cart.locale).order} ${orderNumber}` },
    line_items: lineItems(cart),
    ...(input.asksAddress && {
      shipping_address_collection: {
        allowed_countries: [country],
      },
    }),
    expires_at: Math.floor(input.expiresAt.getTime() / 1000),
    success_url: `${origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/checkout/cancel`,
  }
}

function lineItems(cart: CheckoutCart): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const line = (name: string, cents: number, quantity: number) => ({
    quantity,
    price_data: { currency: cart.currency_code, unit_amount: cents, product_data: { name } },
  })
  return [
    ...cart.items.map((item) =>
      line(item.title, toCents(item.raw_unit_price ?? item.unit_price), Number(item.quantity)),
    ),
    ...cart.shipping_methods.map((method) =>
      // The engine's names of delivery methods are in one language, the merchant's.
      line(textsFor(cart.locale).delivery, toCents(method.raw_amount ?? method.amount), 1),
    ),
  ]
}
