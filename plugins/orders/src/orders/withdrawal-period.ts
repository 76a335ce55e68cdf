import type { Order } from "@bon-perroquet/contract"
import { statusOf } from "./status"

const DAY_MS = 24 * 3600_000
/** What the law gives a customer after the delivery. */
export const WITHDRAWAL_DAYS = 14
/**
 * An end on a weekend or a holiday moves to the next working day (Regulation 1182/71); a Christmas on a Thursday is the
 * longest such run in the countries of delivery. The day of delivery is not counted, and days end at midnight.
 */
const MARGIN_DAYS = 5

/** Whether a customer may withdraw from an order now: from its payment until two weeks after its delivery. */
export function isWithdrawable(timeline: Order["timeline"], now = Date.now()): boolean {
  const status = statusOf(timeline)
  if (status === "pending" || status === "cancelled") return false
  const delivered = timeline.find((entry) => entry.status === "delivered")
  return !delivered || now < Date.parse(delivered.at) + (WITHDRAWAL_DAYS + MARGIN_DAYS) * DAY_MS
}
