import type { MedusaContainer } from "@medusajs/framework/types"
import { mailOrder } from "../mails"
import type { RefundRow } from "../modules/order-status"
import { alone } from "../engine/alone"
import { finishBegun } from "../status/change-status"
import { type Engine, engineOf } from "../engine/engine"
import { numberOf } from "../engine/order"
import { announceRefund, carryOut } from "../money/carry-out"
import { isInProgress } from "../money/money"

/** Failed, and nobody has given its money in another way. */
export const isOpenFailure = ({ state, seen_to_at }: RefundRow): boolean =>
  state === "failed" && seen_to_at === null

/**
 * A refund that was made after others had failed, of at least as much, gives their money too, the oldest first: nobody
 * needs to see to them any more.
 */
export async function replaceFailed({ records }: Engine, orderId: string, refundId: string): Promise<void> {
  const rows = await records.refunds.of(orderId)
  const later = rows.find(({ id }) => id === refundId)
  if (!later || (later.state !== "done" && !isInProgress(later))) return
  let covers = later.amount_cents
  const replaced = rows.filter((row) => {
    if (!isOpenFailure(row) || row.amount_cents > covers || row.key.startsWith("dispute:")) return false
    covers -= row.amount_cents
    return true
  })
  await records.refunds.replace(replaced.map(({ id }) => id))
}

/**
 * Somebody gave the money of a failed refund in another way: it is a refund in the books again.
 * @returns the refund, or null where none has failed under this id
 */
export async function acknowledgeRefund(
  container: MedusaContainer,
  id: string,
  by: string,
): Promise<(RefundRow & { order_number: string }) | null> {
  const engine = engineOf(container)
  const found = await engine.records.refunds.withId(id)
  if (!found?.failed_at) return null
  const seen = await alone(container, found.order_id, async (engine, begun) => {
    const order = await finishBegun(engine, begun)
    const refund = await engine.records.refunds.withId(id)
    if (!refund || !isOpenFailure(refund)) return null
    await engine.records.refunds.acknowledge(refund, by)
    await carryOut(engine, order, refund)
    await announceRefund(engine, refund.payment_id)
    return { ...refund, order_number: numberOf(order) }
  })
  if (seen) await mailOrder(container, seen.order_id)
  return seen
}
