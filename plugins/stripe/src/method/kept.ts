import { CheckoutRefusal } from "@bon-perroquet/checkout/checkout"
import type { KeptCard } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { isMissing } from "./stripe-session"

interface Kept {
  customer: string
  payment_method: string
}

/** With whose consent a payment was made to be charged again, and what with. @throws where it left nothing */
export async function keptBy(stripe: Stripe, paymentId: string): Promise<Kept> {
  const kept = keptOf(await stripe.paymentIntents.retrieve(paymentId))
  if (!kept) throw new Error(`Nothing was kept of the payment ${paymentId}.`)
  return kept
}

function keptOf({ customer, payment_method, setup_future_usage }: Stripe.PaymentIntent): Kept | null {
  if (typeof customer !== "string" || typeof payment_method !== "string") return null
  // One that charged a kept card used what an earlier one kept.
  return setup_future_usage === "off_session" ? { customer, payment_method } : null
}

/** The card that a payment left, while it still is its customer's. @throws when Stripe can't tell */
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
 * Confirms an opened intent with nobody there. Stripe takes the money of an intent once; the key makes asking twice one try.
 * @throws when Stripe can't tell
 */
export async function chargeIntent(stripe: Stripe, id: string): Promise<"charged" | "refused"> {
  try {
    await stripe.paymentIntents.confirm(id, { off_session: true }, { idempotencyKey: `charge ${id}` })
    return "charged"
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "refused"
    // Taken already, or canceled: how it stands is asked next.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused"
    throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
  }
}

/** Takes a kept card from its customer at Stripe: it can't be charged any more. */
export async function forgetKept(stripe: Stripe, paymentId: string): Promise<void> {
  const method = await keptMethodOf(stripe, paymentId)
  if (method?.customer) await stripe.paymentMethods.detach(method.id)
}
