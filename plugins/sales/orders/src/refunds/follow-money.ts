import type { KnownRefund, Loss } from "@bon-perroquet/checkout/methods"
import type { RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { OrderPayment } from "@bon-perroquet/medusa-sql"
import { leftOf } from "../money/money"
import { partsOfAmount } from "../money/of-order"
import { failureOf } from "../money/failed-refunds"
import { keyOf } from "../money/origin"

/**
 * Updates the row of a refund to the payment method's state. @returns the row if it must still be recorded or
 * reversed
 */
export async function followRefund(
  engine: Engine,
  orderId: string,
  payment: OrderPayment,
  refund: KnownRefund,
): Promise<RefundRow | null> {
  const rows = await engine.records.refunds.of(orderId)
  const existing = rows.find(
    ({ id, stripe_refund_id }) => stripe_refund_id === refund.id || id === refund.key,
  )
  const row = existing ?? (await newRow(engine, orderId, payment, refund))
  return row && changeOf(engine, row, refund)
}

async function changeOf(engine: Engine, row: RefundRow, refund: KnownRefund): Promise<RefundRow | null> {
  const { refunds } = engine.records
  const { state: providerState } = refund
  if (row.seen_to_at || row.state === "refused") return null
  if (providerState === "failed") return fail(engine, row, refund)
  if (providerState === "waiting") {
    // Medusa Admin records a refund before the payment method confirms it, so the record is reversed for now.
    if (row.state === "done") await refunds.advance(row, "undoing")
    if (row.state === "pending") await refunds.advance(row, "waiting", { stripe_refund_id: refund.id })
    return row.state === "done" ? { ...row, state: "undoing" } : null
  }
  if (row.state === "made") return row
  if (row.state !== "waiting" && row.state !== "pending") return null
  await refunds.advance(row, "made", { stripe_refund_id: refund.id })
  return { ...row, state: "made", stripe_refund_id: refund.id }
}

async function fail(
  engine: Engine,
  row: RefundRow,
  { failure, is_canceled }: KnownRefund,
): Promise<RefundRow | null> {
  if (row.state === "failed" || row.state === "undoing") return null
  // The goods of a waiting refund with parts were already restocked, which must be reversed.
  const isCounted = row.state === "waiting" && row.parts !== null
  const state = row.state === "done" || row.state === "made" || isCounted ? "undoing" : "failed"
  await engine.records.refunds.fail(row, state, failure ?? (is_canceled ? "canceled" : "failed"))
  return { ...row, state, failed_at: new Date() }
}

async function newRow(
  engine: Engine,
  order_id: string,
  payment: OrderPayment,
  { id, amount_cents, engine_refund_id, state: providerState }: KnownRefund,
): Promise<RefundRow | null> {
  const { refunds } = engine.records
  const rowFields = { order_id, payment_id: payment.id, amount_cents, reason: null, by_email: null }
  if (engine_refund_id && (await engine.payment.listRefunds({ id: engine_refund_id })).length)
    return refunds.write({
      ...rowFields,
      key: `engine:${engine_refund_id}`,
      ...(await partsOf(engine, order_id, amount_cents)),
      state: "done",
      stripe_refund_id: id,
      engine_refund_id,
    })
  if (providerState === "failed") return null
  // If an earlier refund of the same amount failed, this one repeats it and takes over its parts.
  const again = await failureOf(engine, order_id, amount_cents)
  return refunds.write({
    ...rowFields,
    key: keyOf("stripe", id),
    ...(again
      ? { parts: again.parts, restock: again.restock, sent: again.sent }
      : await partsOf(engine, order_id, amount_cents)),
    state: providerState === "done" ? "made" : "waiting",
    stripe_refund_id: id,
  })
}

const partsOf = async (engine: Engine, orderId: string, cents: number) =>
  partsOfAmount(await orderOf(engine, orderId), await engine.records.recordOf(orderId), cents)

/**
 * Records money lost by a dispute as a refund, and reverses this after a won appeal. The payment method's
 * balance transactions determine the loss, not the dispute's status.
 */
export async function followLoss(
  engine: Engine,
  order_id: string,
  payment: OrderPayment,
  loss: Loss,
): Promise<RefundRow | null> {
  const { refunds } = engine.records
  const row = (await refunds.of(order_id)).find(({ stripe_refund_id }) => stripe_refund_id === loss.id)
  const { lost_cents: lost } = loss
  if (lost === null) return null
  if (lost === 0) {
    if (row?.state !== "done" && row?.state !== "made") return null
    await refunds.fail(row, "undoing", loss.status)
    return { ...row, state: "undoing", failed_at: new Date() }
  }
  if (row && row.state !== "failed") return null
  const amount_cents = Math.min(lost, leftOf(payment))
  if (amount_cents < 1) return null
  if (row) {
    await refunds.advance(row, "made", { amount_cents, failed_at: null, failure: null })
    return { ...row, state: "made", amount_cents, failed_at: null }
  }
  return refunds.write({
    order_id,
    key: keyOf("dispute", loss.id),
    payment_id: payment.id,
    amount_cents,
    reason: null,
    by_email: null,
    state: "made",
    stripe_refund_id: loss.id,
  })
}
