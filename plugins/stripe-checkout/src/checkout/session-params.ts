import { discountCents } from "@bon-perroquet/promotions/money"
import type { BigNumberInput } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { amountOf, type CheckoutCart } from "./cart"
import { toCents } from "./cents"
import { resolveLanguage } from "./language"
import { textsFor } from "./texts"

export type PageInput = {
  cart: CheckoutCart
  attemptId: string
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
    attempt_id: input.attemptId,
    shop: input.shopId,
  }
  return {
    mode: "payment",
    // An account may have it on: a shopper abroad would be asked another currency than the shop's.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ["card", "bancontact"],
    locale: resolveLanguage(cart.locale),
    customer_email: email,
    client_reference_id: cart.id,
    ...(input.displayName && { branding_settings: { display_name: input.displayName } }),
    metadata,
    payment_intent_data: { metadata, description: `${textsFor(cart.locale).order} ${orderNumber}` },
    line_items: lineItems(cart, orderNumber),
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

/** Lines that one page of Stripe's takes. */
const MOST_LINES = 100

type StripeLine = Stripe.Checkout.SessionCreateParams.LineItem

/**
 * Lines at what they cost after discounts, so that the page adds up to the amount without any arithmetic of Stripe's. A
 * line whose amount its quantity doesn't divide becomes two, one cent apart; more than Stripe takes become one.
 */
function lineItems(cart: CheckoutCart, orderNumber: string): StripeLine[] {
  const line = (name: string, unit_amount: number, quantity: number): StripeLine => ({
    quantity,
    price_data: { currency: cart.currency_code, unit_amount, product_data: { name } },
  })
  const split = (name: string, cents: number, quantity: number): StripeLine[] => {
    const unit = Math.floor(cents / quantity)
    const dearer = cents - unit * quantity
    return [
      ...(quantity > dearer ? [line(name, unit, quantity - dearer)] : []),
      ...(dearer > 0 ? [line(name, unit + 1, dearer)] : []),
    ]
  }
  const lines = [
    ...cart.items.flatMap((item) =>
      split(item.title, chargedCents(item, item.raw_unit_price ?? item.unit_price), Number(item.quantity)),
    ),
    ...cart.shipping_methods.flatMap((method) =>
      // The engine's names of delivery methods are in one language, the merchant's.
      split(textsFor(cart.locale).delivery, chargedCents(method, method.raw_amount ?? method.amount), 1),
    ),
  ]
  if (lines.length <= MOST_LINES) return lines
  return [line(`${textsFor(cart.locale).order} ${orderNumber}`, amountOf(cart), 1)]
}

type Charged = Pick<CheckoutCart["items"][number], "tax_lines" | "adjustments"> & { quantity?: number }

/** What a line or a delivery costs after discounts, VAT included. */
function chargedCents({ quantity = 1, tax_lines, adjustments }: Charged, unit_price: BigNumberInput): number {
  const full = toCents(unit_price) * Number(quantity)
  return full - discountCents(adjustments, full, Number(tax_lines[0]?.rate ?? 0))
}
