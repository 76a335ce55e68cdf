import { readWritten, writePayment } from "@bon-perroquet/medusa-sql"
import { PaymentEvents } from "@medusajs/framework/utils"
import type { Payment, PaymentMethod } from "../../methods"
import { type Attempt, LIVE } from "../../modules/checkout"
import type { Engine } from "../engine/engine"
import { dueCents, readOrder } from "../order-payment/order-to-pay"
import { giveMoneyBack } from "./give-back"
import { addMissingTransactions } from "./place-order"
import type { Settlement } from "./settle"

/**
 * Records the payment of an existing order in Medusa, once. Refunds a payment that the order no longer needs.
 * Requires the order's lock.
 */
export async function settleOrder(
  engine: Engine,
  method: PaymentMethod,
  open: Attempt,
  orderId: string,
  payment: Payment,
): Promise<Settlement> {
  const note = { payment_intent_id: payment.payment_id }
  const attempt = (await engine.attempts.advance(open.id, LIVE, "paid", note)) ?? open
  const { payment_session_id: session } = attempt
  if (!(await readWritten(engine.knex, attempt.order_number, session)).is_noted) {
    const obstacle = await obstacleToOrder(engine, attempt, orderId, payment)
    if (obstacle) return giveMoneyBack(engine, method, attempt, payment, obstacle)
  }
  const { payment_id: payment_intent, paid_with } = payment
  const data = { payment_intent, ...(paid_with && { paid_with }) }
  const written = await writePayment(engine.knex, { session, data, captured: true })
  await addMissingTransactions(engine, attempt, orderId, written.captures)
  await engine.events.emit({ name: PaymentEvents.CAPTURED, data: { id: written.payment_id } })
  const ordered = await engine.attempts.advance(attempt.id, ["paid"], "ordered", { order_id: orderId })
  return { outcome: "ordered", attempt: ordered ?? attempt }
}

/** Returns the reason why the order cannot take the payment, or null. */
async function obstacleToOrder(
  engine: Engine,
  attempt: Attempt,
  orderId: string,
  payment: Payment,
): Promise<string | null> {
  if (payment.refunded_cents > 0) return "refunded_at_stripe"
  if (payment.amount_cents !== attempt.amount_cents || payment.currency_code !== attempt.currency_code)
    return "amount_differs"
  const order = await readOrder(engine, orderId)
  if (!order) return "order_gone"
  if (order.status === "canceled") return "order_cancelled"
  const due = dueCents(order)
  if (due !== attempt.amount_cents) return due ? "order_changed" : "order_paid"
  const sessions = await engine.payment.listPaymentSessions({ id: attempt.payment_session_id })
  return sessions.length ? null : "payment_session_gone"
}
