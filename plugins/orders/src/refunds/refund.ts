import type { MedusaContainer } from "@medusajs/framework/types"
import { refuse } from "@bon-perroquet/shop-api/http"
import { recordChange } from "@bon-perroquet/change-log/changes"
import { mailOrder } from "../mails"
import { alone, requireOrderId } from "../status/alone"
import { type Actor, finishBegun } from "../status/change-status"
import { type Engine, engineOf } from "../status/engine"
import type { OrderFacts } from "../status/facts"
import { announceRefund, carryOut } from "./carry-out"
import { refundablePayments } from "./money"
import { refundableOf } from "./refund-all"

export interface RefundOrder {
  order_number: string
  /** All that can still be refunded when absent. */
  amount_cents?: number
  reason?: string
  key: string
  by: Actor
}

export interface Refunded {
  order_id: string
  amount_cents: number
  /** Whether it was made by an earlier call with the same key. */
  repeated: boolean
}

/**
 * Gives money of an order back: all that is left or a part, once per key.
 * @throws 404, 409 refund_too_much, refund_key_reused, refund_refused, order_busy; 503 refund_unavailable, refund_pending
 */
export async function refundOrder(container: MedusaContainer, request: RefundOrder): Promise<Refunded> {
  const orderId = await requireOrderId(engineOf(container), request.order_number)
  const refunded = await alone(container, orderId, async (engine, found) =>
    refundOnce(engine, await finishBegun(engine, found), request),
  )
  if (!refunded.repeated && request.by.email)
    await recordChange(container, {
      by: request.by.email,
      subject: "order",
      subject_id: orderId,
      label: request.order_number,
      action: "refund",
      before: null,
      after: { amount_cents: refunded.amount_cents, ...(request.reason && { reason: request.reason }) },
    })
  await mailOrder(container, orderId)
  return refunded
}

async function refundOnce(engine: Engine, order: OrderFacts, request: RefundOrder): Promise<Refunded> {
  const { refunds } = engine.records
  const key = `asked:${request.key}`
  const known = await refunds.ofKey(order.id, key)
  if (known?.state === "refused") throw refuse("refund_refused", 409)
  if (known && request.amount_cents !== undefined && request.amount_cents !== known.amount_cents)
    throw refuse("refund_key_reused", 409)
  if (known) return { order_id: order.id, amount_cents: known.amount_cents, repeated: true }

  const [payment] = refundablePayments(order)
  const left = payment ? await refundableOf(engine, payment) : 0
  const amount_cents = request.amount_cents ?? left
  if (!payment || amount_cents > left || amount_cents < 1)
    throw refuse("refund_too_much", 409, { amount_cents: left })
  const refund = await refunds.begin({
    order_id: order.id,
    key,
    payment_id: payment.id,
    amount_cents,
    reason: request.reason || null,
    by_email: request.by.email,
  })
  await carryOut(engine, order, refund)
  await announceRefund(engine, payment.id)
  return { order_id: order.id, amount_cents, repeated: false }
}
