import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { SavedCard } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { isMissing } from "./stripe-session"

interface SavedMethod {
  customer: string
  payment_method: string
}

/** Returns the customer and the payment method that a payment saved. @throws if it saved none */
export async function requireSavedMethod(stripe: Stripe, paymentId: string): Promise<SavedMethod> {
  const savedMethod = savedMethodIn(await stripe.paymentIntents.retrieve(paymentId))
  if (!savedMethod) throw new Error(`Payment ${paymentId} did not save a payment method.`)
  return savedMethod
}

function savedMethodIn({
  customer,
  payment_method,
  setup_future_usage,
}: Stripe.PaymentIntent): SavedMethod | null {
  if (typeof customer !== "string" || typeof payment_method !== "string") return null
  // Only a payment with this setting saved its method. An off-session charge uses a saved one.
  return setup_future_usage === "off_session" ? { customer, payment_method } : null
}

/** Returns the saved card, or null if it was deleted. @throws if Stripe does not respond */
export async function savedCard(stripe: Stripe, paymentId: string): Promise<SavedCard | null> {
  const method = await readSavedMethod(stripe, paymentId)
  if (!method?.customer) return null
  return { brand: method.card?.brand ?? null, last4: method.card?.last4 ?? null }
}

async function readSavedMethod(stripe: Stripe, paymentId: string): Promise<Stripe.PaymentMethod | null> {
  try {
    const savedMethod = savedMethodIn(await stripe.paymentIntents.retrieve(paymentId))
    return savedMethod && (await stripe.paymentMethods.retrieve(savedMethod.payment_method))
  } catch (error) {
    if (isMissing(error)) return null
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/**
 * Charges the saved method of an intent. The idempotency key makes repeated calls a single attempt.
 * @throws if Stripe does not respond
 */
export async function chargeIntent(stripe: Stripe, id: string): Promise<"charged" | "refused"> {
  try {
    await stripe.paymentIntents.confirm(id, { off_session: true }, { idempotencyKey: `charge ${id}` })
    return "charged"
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "refused"
    // The intent is already charged or cancelled. The caller looks up its state.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused"
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

export async function forgetKept(stripe: Stripe, paymentId: string): Promise<void> {
  const method = await readSavedMethod(stripe, paymentId)
  if (method?.customer) await stripe.paymentMethods.detach(method.id)
}
