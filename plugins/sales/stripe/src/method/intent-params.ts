import type { Purchase } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import { metadataOf } from "./session-params"
import { languageIn, textsFor } from "./texts"

/** Metadata of an intent that a Store API client pays without a hosted page. */
export const BY_CLIENT = { asked_by: "client" } as const
/** Metadata of an intent that the shop charges off-session, with a saved card or an assistant's token. */
export const BY_SHOP = { asked_by: "shop" } as const

export function intentParams(purchase: Purchase): Stripe.PaymentIntentCreateParams & {
  locale: string
  kept_of?: string
} {
  const { cart_id, currency_code, expires_at, locale, order_number, total_cents } = purchase
  const { charges_kept_of: kept_of, charges_token } = purchase
  const isOffSession = kept_of !== undefined || charges_token === true
  return {
    ...(kept_of !== undefined && { kept_of }),
    locale: languageIn(locale),
    amount: total_cents,
    currency: currency_code,
    allowed_payment_method_types: isOffSession ? ["card"] : ["card", "bancontact"],
    description: `${textsFor(locale).order} ${order_number}`,
    metadata: {
      ...metadataOf(purchase),
      ...(isOffSession ? BY_SHOP : BY_CLIENT),
      cart_id,
      expires_at: String(Math.floor(expires_at.getTime() / 1000)),
    },
  }
}
