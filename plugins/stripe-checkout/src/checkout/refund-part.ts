import type { MedusaContainer } from "@medusajs/framework/types"
import Stripe from "stripe"
import { stateOfRefund, withdrawnBy, type StripeRefundState } from "../money/at-stripe"
import { engineOf } from "./engine"
import { refundOnce } from "./refund-once"

/** Why Stripe gave no money back: it said no, the customer's bank has the money, or Stripe did not answer. */
export class RefundRefusal extends Error {
  constructor(
    readonly reason: "refused" | "disputed" | "unavailable",
    options?: ErrorOptions,
  ) {
    super(`Stripe did not refund: ${reason}.`, options)
  }
}

function asRefusal(error: unknown): RefundRefusal {
  if (error instanceof RefundRefusal) return error
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
    return new RefundRefusal("unavailable", { cause: error })
  return new RefundRefusal(error.code === "charge_disputed" ? "disputed" : "refused", { cause: error })
}

/**
 * What of a payment, in cents, Stripe can still give back: refunds made in its own dashboard are taken off.
 * @throws RefundRefusal "disputed" while the customer's bank has money of it: giving it back would be paying twice
 */
export async function refundableAtStripe(container: MedusaContainer, paymentIntent: string): Promise<number> {
  const { stripe } = engineOf(container)
  try {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
      expand: ["latest_charge"],
    })
    if (charge === null || typeof charge === "string") return 0
    if (charge.disputed) {
      const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
      if (data.some((dispute) => !dispute.is_charge_refundable && withdrawnBy(dispute) > 0))
        throw new RefundRefusal("disputed")
    }
    return charge.amount_captured - charge.amount_refunded
  } catch (error) {
    throw asRefusal(error)
  }
}

/** A refund as Stripe has it. */
export interface MadeRefund {
  id: string
  state: StripeRefundState
  failure: string | null
}

/**
 * Gives a part of a payment back, once per key however often it is asked for: Stripe remembers idempotency keys for a
 * day, its refunds' metadata for ever.
 */
export async function refundPart(
  container: MedusaContainer,
  refund: { paymentIntent: string; amountCents: number; key: string; orderNumber: string },
): Promise<MadeRefund> {
  const { stripe } = engineOf(container)
  const { paymentIntent: payment_intent, amountCents: amount, key, orderNumber: order_number } = refund
  try {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    const made =
      data.find(({ metadata }) => metadata?.key === key) ??
      (await refundOnce(stripe, { payment_intent, amount, metadata: { key, order_number } }, `refund:${key}`))
    return { id: made.id, state: stateOfRefund(made), failure: made.failure_reason ?? null }
  } catch (error) {
    throw asRefusal(error)
  }
}
