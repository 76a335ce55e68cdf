import type { Order, OrderStatus } from "@bon-perroquet/shop-api/contract"
import type { EngineOrder } from "./engine-order"

export type Timeline = Order["timeline"]

type Moment = string | Date | null | undefined

/** The earliest of some moments, as ISO 8601 in UTC. */
function earliest(moments: Moment[]): string | undefined {
  const known = moments.flatMap((moment) => (moment ? [new Date(moment).toISOString()] : []))
  return known.sort()[0]
}

/** When an order reached each of its statuses, oldest first: read from what happened to it in the engine. */
export function timelineOf(order: EngineOrder): Timeline {
  const payments = (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? [])
  const parcels = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
  const cancelled = order.canceled_at ?? (order.status === "canceled" ? order.created_at : null)
  const reached: [OrderStatus, string | undefined][] = [
    ["pending", earliest([order.created_at])],
    [
      "paid",
      earliest(payments.flatMap(({ captures }) => (captures ?? []).map(({ created_at }) => created_at))),
    ],
    ["preparing", earliest(parcels.map(({ created_at }) => created_at))],
    ["shipped", earliest(parcels.map(({ shipped_at }) => shipped_at))],
    ["delivered", earliest(parcels.map(({ delivered_at }) => delivered_at))],
    ["cancelled", earliest([cancelled])],
  ]
  const timeline = reached.flatMap(([status, at]) => (at ? [{ status, at }] : []))
  // Paid before it became an order: nobody ever saw it pending.
  return timeline.some(({ status }) => status === "paid")
    ? timeline.filter(({ status }) => status !== "pending")
    : timeline
}

/** The last status reached. */
export const statusOf = (timeline: Timeline): OrderStatus => timeline.at(-1)?.status ?? "pending"
