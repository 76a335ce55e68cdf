import { ORDER_STATUSES, type Order, type OrderStatus } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import type { OrderRecord } from "../modules/order-status"

export type Timeline = Order["timeline"]

type Moment = string | Date | null | undefined

/** The earliest of some moments, as ISO 8601 in UTC. */
function earliest(moments: Moment[]): string | undefined {
  const known = moments.flatMap((moment) => (moment ? [new Date(moment).toISOString()] : []))
  return known.sort()[0]
}

/** The statuses that an order whose history the shop does not keep has reached: read from what happened in the engine. */
export function factsTimeline(order: EngineOrder): Timeline {
  const parcels = order.fulfillments.filter(({ canceled_at }) => !canceled_at)
  const cancelled = order.canceled_at ?? (order.status === "canceled" ? order.created_at : null)
  const reached: [OrderStatus, string | undefined][] = [
    ["pending", earliest([order.created_at])],
    [
      "paid",
      earliest(order.payments.flatMap(({ captures }) => captures.map(({ created_at }) => created_at))),
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

/**
 * When an order reached each of its statuses, oldest first: the way to the present one. A step back takes what came
 * after it off the way; the whole history is the administrators' (see administration).
 */
export function timelineOf(order: EngineOrder, { status, changes }: OrderRecord): Timeline {
  if (!status) return factsTimeline(order)
  return changes.reduce<Timeline>((way, { from_status, to_status, at }) => {
    if (from_status === to_status) return way
    const kept = way.filter((step) => rankOf(step.status) < rankOf(to_status))
    return [...kept, { status: to_status, at: new Date(at).toISOString() }]
  }, [])
}

const rankOf = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

/** The last status reached. */
export const statusOf = (timeline: Timeline): OrderStatus => timeline.at(-1)?.status ?? "pending"
