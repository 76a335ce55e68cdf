import type { MedusaContainer } from "@medusajs/framework/types"
import { mailOrder } from "../mails"
import type { RefundRow } from "../modules/order-status"
import { alone } from "../engine/alone"
import { finishInterrupted } from "../status/interrupted"
import { engineOf } from "../engine/engine"
import { numberOf } from "../engine/order"
import { announceRefund, carryOut } from "../money/carry-out"
import { isUnresolvedFailure, requireOutstanding } from "../money/failed-refunds"

/**
 * Records a failed refund as paid in another way.
 * @returns the refund, or null if no failed refund has this id
 * @throws 409 line_replaced, refund_too_much if less is left, order_busy
 */
export async function acknowledgeRefund(
  container: MedusaContainer,
  id: string,
  by: string,
): Promise<(RefundRow & { order_number: string }) | null> {
  const engine = engineOf(container)
  const storedRefund = await engine.records.refunds.withId(id)
  if (!storedRefund?.failed_at) return null
  const seen = await alone(container, storedRefund.order_id, async (engine, storedOrder) => {
    const order = await finishInterrupted(engine, storedOrder)
    const refund = await engine.records.refunds.withId(id)
    if (!refund || !isUnresolvedFailure(refund)) return null
    await requireOutstanding(engine, order, refund)
    await engine.records.refunds.acknowledge(refund, by)
    await carryOut(engine, order, refund)
    await announceRefund(engine, refund.payment_id)
    return { ...refund, order_number: numberOf(order) }
  })
  if (seen) await mailOrder(container, seen.order_id)
  return seen
}
