import Stripe from "stripe"
import { CheckoutRefusal } from "./refusal"

/** The payment behind a Checkout Session retrieved with `payment_intent.latest_charge` expanded. */
export function paymentIntentOf(session: Stripe.Checkout.Session): {
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

/** The session with its payment and charge, or null when the account has none of that id. @throws when Stripe can't tell */
export async function retrieveSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}
