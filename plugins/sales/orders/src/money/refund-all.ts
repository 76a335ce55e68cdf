import { refuse } from "@bon-perroquet/api-kit/http"
import { RefundRefusal } from "@bon-perroquet/checkout/methods"
import type { ChangeRow, RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import { orderOf } from "../engine/order"
import { carryOut } from "./carry-out"
import { methodBehind } from "./method"
import { freeOf, refundablePayments } from "./money"
import { balancesLast } from "./over-payments"

/**
 * Returns the amount of a payment that can be refunded now, in cents.
 * @throws 503 refund_unavailable if the method does not respond, 409 refund_disputed
 */
export async function refundableOf(
  { container }: Engine,
  payment: OrderPayment,
  rows: readonly RefundRow[],
): Promise<number> {
  const paid = methodBehind(container, payment)
  const free = freeOf(payment, rows)
  if (!paid) return free
  // The payment method may not have received these refunds yet.
  const unconfirmed = rows.filter(({ state, payment_id }) => state === "pending" && payment_id === payment.id)
  const promised = unconfirmed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  try {
    return Math.max(0, Math.min(free, (await paid.method.refundable(paid.payment_id)) - promised))
  } catch (error) {
    if (!(error instanceof RefundRefusal)) throw error
    throw error.reason === "disputed" ? refuse("refund_disputed", 409) : refuse("refund_unavailable", 503)
  }
}

/**
 * Refunds the rest of each payment for a cancellation. Refunds nothing if one of them cannot be refunded now.
 * @returns the updated order
 * @throws 409 refund_account_required, refund_disputed, refund_refused; 503 refund_pending, refund_unavailable
 */
export async function refundAll(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<EngineOrder> {
  const { refunds } = engine.records
  const rows = await refunds.of(order.id)
  const keyOf = ({ id }: OrderPayment) => `cancel:${change.id}:${id}`
  const ownRefunds = rows.filter(({ key }) => key.startsWith(`cancel:${change.id}:`))
  for (const refund of ownRefunds) await carryOut(engine, order, refund)
  const ownKeys = new Set(ownRefunds.map(({ key }) => key))
  const payments = refundablePayments(order, rows).filter((payment) => !ownKeys.has(keyOf(payment)))
  const due: { payment: OrderPayment; amount_cents: number }[] = []
  for (const payment of balancesLast(payments)) {
    // An earlier refund of the payment has had no response yet, so its result is unknown.
    if (rows.some(({ state, payment_id }) => state === "pending" && payment_id === payment.id))
      throw refuse("refund_pending", 503)
    const amount_cents = await refundableOf(engine, payment, rows)
    if (amount_cents) due.push({ payment, amount_cents })
  }
  if (due.some(({ payment }) => methodBehind(engine.container, payment)?.method.asksRefundAccount))
    throw refuse("refund_account_required", 409)
  for (const { payment, amount_cents } of due) {
    const refund = await refunds.begin({
      order_id: order.id,
      key: keyOf(payment),
      payment_id: payment.id,
      amount_cents,
      reason: null,
      by_email: change.by_email,
    })
    await carryOut(engine, order, refund)
  }
  return orderOf(engine, order.id)
}
