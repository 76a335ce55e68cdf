import type { Order } from "@bon-perroquet/contract"
import { statusOf } from "./status"

const DAY_MS = 24 * 3600_000
/** Days after delivery in which the law lets a customer withdraw. */
export const WITHDRAWAL_DAYS = 14
/**
 * Days added to the period. Four, because a period that ends on a non-working day ends on the next working day
 * (Regulation 1182/71), and at most four follow each other, around Christmas. One more, because the delivery day does
 * not count.
 */
const MARGIN_DAYS = 5

/** Returns true from payment until two weeks after delivery. */
export function isWithdrawable(timeline: Order["timeline"], now = Date.now()): boolean {
  const status = statusOf(timeline)
  if (status === "pending" || status === "cancelled") return false
  const delivered = timeline.find((entry) => entry.status === "delivered")
  return !delivered || now < Date.parse(delivered.at) + (WITHDRAWAL_DAYS + MARGIN_DAYS) * DAY_MS
}
