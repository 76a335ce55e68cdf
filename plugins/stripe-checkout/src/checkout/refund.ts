import type Stripe from "stripe"
import { type Attempt, UNSETTLED } from "../modules/checkout"
import type { Engine } from "./engine"
import { holderOf, releaseHold } from "./hold"
import type { Settlement } from "./settle"
import { CheckoutRefusal } from "./refusal"
import { refundOnce } from "./refund-once"
import { paymentIntentOf } from "./stripe-session"

/**
 * Gives all the money of a payment back that can't become an order. Repeating it is one refund: the attempt's id is the key.
 * @throws CheckoutRefusal "payment_unavailable" when Stripe does not do it now
 */
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
  // Before Stripe is asked, which may take days to say yes: nothing waits for this attempt any more.
  await releaseHold(engine, holderOf(attempt))
  let refund_id: string | null = null
  if (intent.id && intent.refundedCents < (session.amount_total ?? 0)) {
    const params = { payment_intent: intent.id, metadata: { order_number: attempt.order_number, reason } }
    const made = refundOnce(engine.stripe, params, `refund:${attempt.id}`)
    refund_id = (await made.catch(asUnavailable)).id
  }
  const refunded = await engine.attempts.advance(attempt.id, ["refund_due"], "refunded", { refund_id })
  return { outcome: "refunded", attempt: refunded ?? due ?? attempt }
}

function asUnavailable(error: unknown): never {
  throw new CheckoutRefusal("payment_unavailable", {}, { cause: error })
}
