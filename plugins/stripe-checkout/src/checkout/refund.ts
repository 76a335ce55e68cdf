import type Stripe from "stripe"
import { type Attempt, UNSETTLED } from "../modules/checkout"
import type { Engine } from "./engine"
import { releaseHold } from "./hold"
import type { Settlement } from "./settle"
import { paymentIntentOf } from "./stripe-session"

/** Gives all the money of a payment back that can't become an order. Repeating it is one refund: the attempt's id is the key. */
export async function refund(
  engine: Engine,
  attempt: Attempt,
  session: Stripe.Checkout.Session,
  reason: string,
): Promise<Settlement> {
  const due = await engine.attempts.advance(attempt.id, UNSETTLED, "refund_due", { reason })
  const intent = paymentIntentOf(session)
  engine.logger.warn(
    `The payment of ${attempt.order_number} can't become an order (${reason}): refunding it.`,
  )
  let refund_id: string | null = null
  if (intent.id && intent.refundedCents < (session.amount_total ?? 0)) {
    const made = await engine.stripe.refunds.create(
      { payment_intent: intent.id, metadata: { order_number: attempt.order_number, reason } },
      { idempotencyKey: `refund:${attempt.id}` },
    )
    refund_id = made.id
  }
  await releaseHold(engine, attempt.cart_id)
  const refunded = await engine.attempts.advance(attempt.id, ["refund_due"], "refunded", { refund_id })
  return { outcome: "refunded", attempt: refunded ?? due ?? attempt }
}
