import type { Order } from "@bon-perroquet/contract"
import { statusOf } from "./status"

const DAY_MS = 24 * 3600_000
/** Days after delivery during which a customer may withdraw by law. */
export const WITHDRAWAL_DAYS = 14
/**
 * Days added to the period: one because the delivery day does not count, and four because a period that ends
 * on a non-working day ends on the next working day (Regulation 1182/71). At most four non-working days
 * follow each other, around Christmas.
 */
const MARGIN_DAYS = 5

/** Returns whether the customer may withdraw: from payment until `WITHDRAWAL_DAYS` after delivery. */
export function isWithdrawable(timeline: Order["timeline"], now = Date.now()): boolean {
  const status = statusOf(timeline)
  if (status === "pending" || status === "cancelled") return false
  const delivered = timeline.find((entry) => entry.status === "delivered")
  return !delivered || now < Date.parse(delivered.at) + (WITHDRAWAL_DAYS + MARGIN_DAYS) * DAY_MS
}
