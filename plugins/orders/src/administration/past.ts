import type { AdminOrderDetail } from "@bon-perroquet/contract"
import type { OrderRecord, RefundRow } from "../modules/order-status"
import type { EngineOrder } from "../orders"
import { factsTimeline } from "../orders/status"
import { originOf } from "../refunds/origin"

const isoOf = (at: string | Date): string => new Date(at).toISOString()

/** Every change of an order's status, oldest first, steps back included. */
export function historyOf(order: EngineOrder, { status, changes }: OrderRecord): AdminOrderDetail["history"] {
  if (!status)
    return factsTimeline(order).map(({ status: to, at }, index, timeline) => ({
      at,
      by: { email: null },
      from: timeline[index - 1]?.status ?? null,
      to,
      tracking_number: null,
    }))
  return changes.map(({ at, by_email, from_status, to_status, tracking_number }) => ({
    at: isoOf(at),
    by: { email: by_email },
    from: from_status,
    to: to_status,
    tracking_number,
  }))
}

/** Every refund that the engine knows, oldest first; who asked is known for those asked for in the shop. */
export function refundsOf(order: EngineOrder, asked: RefundRow[]): AdminOrderDetail["refunds"] {
  const byId = new Map(asked.map((row) => [row.id, row]))
  return (order.payment_collections ?? [])
    .flatMap(({ payments }) => payments ?? [])
    .flatMap(({ refunds }) => refunds ?? [])
    .map(({ amount, created_at, note, metadata }) => {
      const row = byId.get(String(metadata?.["order_refund"]))
      return {
        at: isoOf(created_at),
        by: { email: row?.by_email ?? null },
        amount_cents: Math.round(Number(amount) * 100),
        reason: row ? row.reason : (note ?? null),
        origin: row ? originOf(row) : "shop",
      }
    })
    .sort((a, b) => a.at.localeCompare(b.at))
}
