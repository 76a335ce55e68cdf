import type { MedusaContainer } from "@medusajs/framework/types"
import Stripe from "stripe"
import { engineOf } from "./engine"

/** Why Stripe gave no money back: it said no, or it did not answer and may have done it. */
export class RefundRefusal extends Error {
  constructor(
    readonly reason: "refused" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`Stripe did not refund: ${reason}.`, options)
  }
}

const asRefusal = (error: unknown): RefundRefusal =>
  new RefundRefusal(error instanceof Stripe.errors.StripeInvalidRequestError ? "refused" : "unavailable", {
    cause: error,
  })

/** What of a payment, in cents, Stripe can still give back: refunds made in its own dashboard are taken off. */
export async function refundableAtStripe(container: MedusaContainer, paymentIntent: string): Promise<number> {
  const { stripe } = engineOf(container)
  try {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
      expand: ["latest_charge"],
    })
    if (charge === null || typeof charge === "string") return 0
    return charge.amount_captured - charge.amount_refunded
  } catch (error) {
    throw asRefusal(error)
  }
}

/**
 * Gives a part of a payment back, once per key however often it is asked for: Stripe remembers idempotency keys for a
 * day, its refunds' metadata for ever. @returns the refund's id
 */
export async function refundPart(
  container: MedusaContainer,
  refund: { paymentIntent: string; amountCents: number; key: string; orderNumber: string },
): Promise<string> {
  const { stripe } = engineOf(container)
  const { paymentIntent: payment_intent, amountCents: amount, key, orderNumber: order_number } = refund
  try {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    const known = data.find(
      ({ metadata, status }) => metadata?.key === key && status !== "failed" && status !== "canceled",
    )
    if (known) return known.id
    const made = await stripe.refunds.create(
      { payment_intent, amount, metadata: { key, order_number } },
      { idempotencyKey: `refund:${key}` },
    )
    return made.id
  } catch (error) {
    throw asRefusal(error)
  }
}
