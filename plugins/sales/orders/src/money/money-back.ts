import { TAKEN_BY_DISPUTE } from "@bon-perroquet/checkout/methods"
import type { Order } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { engineRefundsOf, rowOf } from "./of-order"
import { originOf } from "./origin"

export interface MoneyBack {
  refunded_cents: number
  /** Part of the refunds that the customer received as store credit. */
  credited_cents: number
  isLate: boolean
  /** Whether everything was refunded outside the shop, so that the order will be cancelled. */
  isEnding: boolean
  failed: RefundRow[]
  changed_at: Date
}

const isDispute = (row: RefundRow | undefined): boolean => row !== undefined && originOf(row) === "dispute"

export const failedAt = ({ failed_at, created_at }: RefundRow): Date => failed_at ?? created_at

/**
 * Returns the refunds of an order for its e-mails. @param rows read after the order, so that each refund in
 * it has a row
 */
export function moneyBack(
  engineOrder: EngineOrder,
  order: Pick<Order, "payment" | "timeline">,
  rows: readonly RefundRow[],
): MoneyBack {
  const booked = engineRefundsOf(engineOrder)
  const lost = booked.filter((refund) => isDispute(rowOf(refund, rows)))
  const lost_cents = lost.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const cancelled = order.timeline.find(({ status }) => status === "cancelled")
  // Medusa may have recorded a refund whose row is still `made`.
  const last = rows.filter(({ state }) => state === "made" || state === "done").at(-1)
  const { paid_cents, refunded_cents } = order.payment
  const failed = rows.filter(
    (row) => row.state === "failed" && !isDispute(row) && row.failure !== TAKEN_BY_DISPUTE,
  )
  const changes = [
    ...booked.filter((refund) => !lost.includes(refund)).map(({ created_at }) => new Date(created_at)),
    ...failed.map(failedAt),
  ]
  return {
    refunded_cents: refunded_cents - lost_cents,
    credited_cents: booked.reduce(
      (sum, refund) => (rowOf(refund, rows)?.as_credit ? sum + toCents(refund.amount) : sum),
      0,
    ),
    isLate: booked.some(
      ({ created_at }) => cancelled !== undefined && new Date(created_at) > new Date(cancelled.at),
    ),
    isEnding:
      refunded_cents >= paid_cents &&
      last !== undefined &&
      originOf(last) !== "shop" &&
      !order.timeline.some(({ status }) => status === "shipped" || status === "delivered"),
    failed,
    changed_at: new Date(Math.max(0, ...changes.map(Number))),
  }
}
