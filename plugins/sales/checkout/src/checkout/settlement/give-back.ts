import type { Payment, PaymentMethod } from "../../methods"
import { type Attempt, UNSETTLED } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { attemptKeyOf, releaseReservations } from "../reservations/reservations"
import type { Settlement } from "./settle"

/** Refunds a payment without an order. The attempt's id is the idempotency key. */
export async function giveMoneyBack(
  engine: Engine,
  method: PaymentMethod,
  attempt: Attempt,
  payment: Payment,
  reason: string,
): Promise<Settlement> {
  const { order_number } = attempt
  const due = await engine.attempts.advance(attempt.id, UNSETTLED, "refund_due", { reason })
  engine.logger.warn(`The payment of ${order_number} cannot become an order (${reason}) and is refunded.`)
  // Releases the stock first, because the refund may take days.
  await releaseReservations(engine, attemptKeyOf(attempt), attempt)
  const refund_id = await method.giveBack(payment, { key: `refund:${attempt.id}`, order_number, reason })
  const refunded = await engine.attempts.advance(attempt.id, ["refund_due"], "refunded", { refund_id })
  return { outcome: "refunded", attempt: refunded ?? due ?? attempt }
}
