import type { GivenAddress, Payment, PaymentState, PurchaseNote } from "@bon-perroquet/checkout/methods"
import type Stripe from "stripe"
import { hasFailed, paidWithOf, paymentIntentOf } from "./stripe-session"

type Page = Stripe.Checkout.Session

export function asPayment(page: Page): Payment {
  const intent = paymentIntentOf(page)
  return {
    id: page.id,
    state: stateOf(page),
    purchase: purchaseOf(page),
    url: page.url,
    amount_cents: page.amount_total,
    currency_code: page.currency,
    payment_id: intent.id,
    paid_with: paidWithOf(page),
    refunded_cents: intent.refundedCents,
    address: addressOf(page),
    expires_at: new Date(page.expires_at * 1000),
  }
}

/** Returns the state of a payment page. Its session is complete even before a delayed payment arrives or fails. */
export function stateOf(page: Page): PaymentState {
  if (page.status === "open") return "open"
  if (page.status === "expired") return "expired"
  if (page.payment_status === "paid") return "paid"
  return hasFailed(page) ? "failed" : "processing"
}

export function purchaseOf({
  metadata,
  client_reference_id,
  customer_details,
}: Pick<Page, "metadata" | "client_reference_id" | "customer_details">): PurchaseNote {
  const { shop, order_number, payment_session_id, attempt_id, customer_email } = metadata ?? {}
  return {
    shop_id: shop,
    order_number,
    payment_session_id,
    attempt_id,
    cart_id: client_reference_id ?? undefined,
    email: customer_email ?? customer_details?.email ?? undefined,
  }
}

function addressOf({ collected_information }: Page): GivenAddress | null {
  const shipping = collected_information?.shipping_details
  if (!shipping) return null
  const { line1, line2, postal_code, city } = shipping.address
  return { name: shipping.name, line1, line2, postal_code, city }
}
