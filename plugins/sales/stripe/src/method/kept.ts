import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { KeptCard } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { isMissing } from "./stripe-session"

interface Kept {
  customer: string
  payment_method: string
}

/** Returns customer and payment method that a payment saved. @throws if it saved none */
export async function keptBy(stripe: Stripe, paymentId: string): Promise<Kept> {
  const kept = keptOf(await stripe.paymentIntents.retrieve(paymentId))
  if (!kept) throw new Error(`Payment ${paymentId} did not save a payment method.`)
  return kept
}

function keptOf({ customer, payment_method, setup_future_usage }: Stripe.PaymentIntent): Kept | null {
  if (typeof customer !== "string" || typeof payment_method !== "string") return null
  // An off-session charge uses a saved payment method, but saves none.
  return setup_future_usage === "off_session" ? { customer, payment_method } : null
}

/** Returns the card while attached to its customer. @throws if Stripe does not respond */
export async function keptCard(stripe: Stripe, paymentId: string): Promise<KeptCard | null> {
  const method = await keptMethodOf(stripe, paymentId)
  if (!method?.customer) return null
  return { brand: method.card?.brand ?? null, last4: method.card?.last4 ?? null }
}

async function keptMethodOf(stripe: Stripe, paymentId: string): Promise<Stripe.PaymentMethod | null> {
  try {
    const kept = keptOf(await stripe.paymentIntents.retrieve(paymentId))
    return kept && (await stripe.paymentMethods.retrieve(kept.payment_method))
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/**
 * Confirms an intent off session. The idempotency key makes repeated calls one attempt.
 * @throws if Stripe does not respond
 */
export async function chargeIntent(stripe: Stripe, id: string): Promise<"charged" | "refused"> {
  try {
    await stripe.paymentIntents.confirm(id, { off_session: true }, { idempotencyKey: `charge ${id}` })
    return "charged"
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "refused"
    // Already charged or cancelled. The caller looks up its state.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused"
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export async function forgetKept(stripe: Stripe, paymentId: string): Promise<void> {
  const method = await keptMethodOf(stripe, paymentId)
  if (method?.customer) await stripe.paymentMethods.detach(method.id)
}
