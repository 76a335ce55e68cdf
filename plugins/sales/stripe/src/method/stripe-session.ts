import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { Payment } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"

/**
 * Returns id, status and refunds of the session's payment intent. Requires `payment_intent.latest_charge` to
 * be expanded.
 */
export function paymentIntentOf(session: Pick<Stripe.Checkout.Session, "payment_intent">): {
  id: string | null
  status: Stripe.PaymentIntent.Status | null
  refundedCents: number
} {
  const intent = session.payment_intent
  if (intent === null || typeof intent === "string") return { id: intent, status: null, refundedCents: 0 }
  const charge = intent.latest_charge
  return {
    id: intent.id,
    status: intent.status,
    refundedCents: charge === null || typeof charge === "string" ? 0 : charge.amount_refunded,
  }
}

/** Returns the method that was charged, or null if nothing was charged yet. */
export function paidWithOf({
  payment_intent: intent,
}: Pick<Stripe.Checkout.Session, "payment_intent">): Payment["paid_with"] {
  const charge = intent === null || typeof intent === "string" ? null : intent.latest_charge
  const details = charge === null || typeof charge === "string" ? null : charge.payment_method_details
  if (!details) return null
  if (details.card)
    return { kind: "card", brand: details.card.brand ?? null, last4: details.card.last4 ?? null }
  if (details.type === "bancontact") return { kind: "bancontact", brand: null, last4: null }
  return { kind: "other", brand: details.type, last4: null }
}

/**
 * Returns a session with its payment and charge, or null if it does not exist. @throws if Stripe does not
 * respond
 */
export async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] })
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export async function expireSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (isMissing(error)) return null
    // Stripe rejects the call if the session is complete or expired. Any other error is thrown.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    const page = isRefused ? await retrieveSession(stripe, id) : null
    if (page && page.status !== "open") return page
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"

export function hasFailed({ status, payment_status, ...session }: Stripe.Checkout.Session): boolean {
  if (status !== "complete" || payment_status === "paid") return false
  const { status: intent } = paymentIntentOf(session)
  return intent === "requires_payment_method" || intent === "canceled"
}

/** Returns true if money was received or is pending, and not fully refunded. */
export function hasMoney(session: Stripe.Checkout.Session): boolean {
  if (session.status !== "complete" || hasFailed(session)) return false
  return paymentIntentOf(session).refundedCents < (session.amount_total ?? 0)
}
