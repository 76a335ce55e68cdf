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
export const chargeIntent = (stripe: Stripe, id: string): Promise<"charged" | "refused"> =>
  confirmOnce(stripe, id, { off_session: true })

/** Version of Stripe's API that has shared payment tokens (public preview). Other calls use the SDK's version. */
const TOKEN_API_VERSION = "2026-07-29.preview"

/**
 * Charges an intent with a shared payment token. Stripe enforces the token's limits. If the bank requires the
 * customer's confirmation, nothing is charged, because the customer is not there.
 * @throws if Stripe does not respond
 */
export const chargeWithToken = (
  stripe: Stripe,
  id: string,
  token: string,
): Promise<"charged" | "refused"> => {
  const payment_method_data = { shared_payment_granted_token: token }
  // The SDK's types do not contain the preview.
  const params = { error_on_requires_action: true, payment_method_data } as object
  return confirmOnce(stripe, id, params, { apiVersion: TOKEN_API_VERSION })
}

async function confirmOnce(
  stripe: Stripe,
  id: string,
  params: Stripe.PaymentIntentConfirmParams,
  options: Stripe.RequestOptions = {},
): Promise<"charged" | "refused"> {
  try {
    await stripe.paymentIntents.confirm(id, params, { ...options, idempotencyKey: `charge ${id}` })
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
