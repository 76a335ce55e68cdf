import { RefundRefusal, type CreatedRefund, type PartialRefund } from "@bon-perroquet/checkout/methods"
import Stripe from "stripe"
import { stateOfRefund, withdrawnBy } from "./money-back"
import { refundOnce } from "./refund-once"

function mapCheckoutError(error: unknown): RefundRefusal {
  if (error instanceof RefundRefusal) return error
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
    return new RefundRefusal("unavailable", { cause: error })
  return new RefundRefusal(error.code === "charge_disputed" ? "disputed" : "refused", { cause: error })
}

/** Returns the refundable amount in cents. Refunds made in Stripe's dashboard are subtracted. */
export async function refundable(stripe: Stripe, paymentIntent: string): Promise<number> {
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
    throw mapCheckoutError(error)
  }
}

/** Makes a refund. Looks for an existing one first, because Stripe deletes idempotency keys after a day. */
export async function makeRefund(
  stripe: Stripe,
  { payment_id: payment_intent, amount_cents: amount, key, order_number }: PartialRefund,
): Promise<CreatedRefund> {
  try {
    const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
    const created =
      data.find(({ metadata }) => metadata?.key === key) ??
      (await refundOnce(stripe, { payment_intent, amount, metadata: { key, order_number } }, `refund:${key}`))
    return { id: created.id, state: stateOfRefund(created), failure: created.failure_reason ?? null }
  } catch (error) {
    throw mapCheckoutError(error)
  }
}
