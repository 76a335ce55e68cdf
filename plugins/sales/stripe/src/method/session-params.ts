import type { Purchase } from "@bon-perroquet/checkout/methods"
import { addressIn } from "@bon-perroquet/contract/addresses"
import type Stripe from "stripe"
import { PAGE_METHODS } from "./account-methods"
import { languageIn, textsFor } from "./texts"

/** Returns the parameters of a hosted payment page. @param displayName shop name on the page */
export function sessionParams(
  purchase: Purchase,
  displayName: string | undefined,
): Stripe.Checkout.SessionCreateParams & { locale: string } {
  const { order_number, email, locale, origin, return_to, keeps_method } = purchase
  // The return URLs are in the shopper's language.
  const to = (screen: string) => origin + addressIn(languageIn(locale), screen)
  const metadata = metadataOf(purchase)
  return {
    mode: "payment",
    // Prevents Stripe from showing foreign shoppers another currency.
    adaptive_pricing: { enabled: false },
    // Only cards can be saved. Later charges of the other methods would be slow, revocable SEPA debits.
    allowed_payment_method_types: keeps_method ? ["card"] : [...PAGE_METHODS],
    ...(keeps_method && {
      customer_creation: "always",
      custom_text: { submit: { message: textsFor(locale).keeps } },
    }),
    locale: languageIn(locale),
    customer_email: email,
    client_reference_id: purchase.cart_id,
    ...(displayName && { branding_settings: { display_name: displayName } }),
    metadata,
    payment_intent_data: {
      metadata,
      description: `${textsFor(locale).order} ${order_number}`,
      ...(keeps_method && { setup_future_usage: "off_session" }),
    },
    line_items: lineItems(purchase),
    ...(purchase.asks_address && {
      shipping_address_collection: {
        allowed_countries: [purchase.country],
      },
    }),
    expires_at: Math.floor(purchase.expires_at.getTime() / 1000),
    success_url: return_to?.success_url ?? to("/checkout/success?session_id={CHECKOUT_SESSION_ID}"),
    cancel_url: return_to?.cancel_url ?? to("/checkout/cancel"),
  }
}

/** Returns the metadata from which a payment is identified if the database loses its rows. */
export const metadataOf = (purchase: Purchase) => ({
  order_number: purchase.order_number,
  customer_email: purchase.email,
  payment_session_id: purchase.payment_session_id,
  attempt_id: purchase.attempt_id,
  shop: purchase.shop_id,
})

/** Maximum number of lines that Stripe accepts on a payment page. */
const MAX_LINES = 100

type StripeLine = Stripe.Checkout.SessionCreateParams.LineItem

/**
 * Returns lines with discounted prices, so that Stripe's sum equals the total. If an amount is not divisible
 * by the quantity, the line becomes two. More than `MAX_LINES` lines become one.
 */
function lineItems({ lines, locale, currency_code, order_number, total_cents }: Purchase): StripeLine[] {
  const line = (name: string, unit_amount: number, quantity: number): StripeLine => ({
    quantity,
    price_data: { currency: currency_code, unit_amount, product_data: { name } },
  })
  const split = (name: string, cents: number, quantity: number): StripeLine[] => {
    const unit = Math.floor(cents / quantity)
    const dearer = cents - unit * quantity
    return [
      ...(quantity > dearer ? [line(name, unit, quantity - dearer)] : []),
      ...(dearer > 0 ? [line(name, unit + 1, dearer)] : []),
    ]
  }
  const items = lines.flatMap((one) =>
    one.kind === "item"
      ? split(one.title, one.total_cents, one.quantity)
      : // Medusa's delivery names are in the merchant's language.
        split(textsFor(locale).delivery, one.total_cents, 1),
  )
  if (items.length <= MAX_LINES) return items
  return [line(`${textsFor(locale).order} ${order_number}`, total_cents, 1)]
}
