import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { Payment } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"

/** The payment behind a Checkout Session retrieved with `payment_intent.latest_charge` expanded. */
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

/** What was paid with, of a session retrieved in the same way; null before there is a charge. */
export function paidWithOf({
  payment_intent: intent,
}: Pick<Stripe.Checkout.Session, "payment_intent">): Payment["paid_with"] {
  const charge = intent === null || typeof intent === "string" ? null : intent.latest_charge
  const details = charge === null || typeof charge === "string" ? null : charge.payment_method_details
  if (!details) return null
  if (details.card)
    return { kind: "card", brand: details.card.brand ?? null, last4: details.card.last4 ?? null }
  return { kind: details.type === "bancontact" ? "bancontact" : "other", brand: null, last4: null }
}

/** The session with its payment and charge, or null when the account has none of that id. @throws when Stripe can't tell */
export async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] })
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/**
 * Makes an open page unpayable. @returns the page as it is then, or null when the account has none of that id
 * @throws CheckoutRefusal "payment_unavailable" when it may still be paid
 */
export async function expireSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.expire(id)
  } catch (error) {
    if (isMissing(error)) return null
    // Refused because it is complete or expired already: fine. Anything else is a real failure.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    const page = isRefused ? await retrieveSession(stripe, id) : null
    if (page && page.status !== "open") return page
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/** The account has nothing of that id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"

/** Whether the page is complete without money: a delayed payment failed. */
export function hasFailed({ status, payment_status, ...session }: Stripe.Checkout.Session): boolean {
  if (status !== "complete" || payment_status === "paid") return false
  const { status: intent } = paymentIntentOf(session)
  return intent === "requires_payment_method" || intent === "canceled"
}

/** Whether money of this page is here or on its way: not when its payment failed, nor when all was given back. */
export function holdsMoney(session: Stripe.Checkout.Session): boolean {
  if (session.status !== "complete" || hasFailed(session)) return false
  return paymentIntentOf(session).refundedCents < (session.amount_total ?? 0)
}
