import { isPaidByBalance, ORDER_STATUSES, type Order, type OrderStatus } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { hasReplacedGoods, isPartlySent } from "../goods/divide"
import type { OrderRecord, RefundRow } from "../modules/order-status"

export type Timeline = Order["timeline"]

type Moment = string | Date | null | undefined

function earliest(moments: Moment[]): string | undefined {
  const times = moments.flatMap((moment) => (moment ? [new Date(moment).toISOString()] : []))
  return times.sort()[0]
}

/** Returns the payments that no balance made. A balance pays with the order, also if the rest is paid later. */
const moneyOf = ({ payments }: EngineOrder) => payments.filter(({ data }) => !isPaidByBalance(data))

/**
 * Derives the time of each status from Medusa's dates, without stored history. An order is shipped or
 * delivered when all its parcels are.
 */
export function factsTimeline(order: EngineOrder, refunds: readonly RefundRow[]): Timeline {
  const parcels = order.fulfillments.filter(({ canceled_at }) => !canceled_at)
  const isPartly = isPartlySent(order, refunds)
  const isOnItsWay =
    isPartly || (!hasReplacedGoods(order) && parcels.some(({ delivered_at }) => !delivered_at))
  const cancelled = order.canceled_at ?? (order.status === "canceled" ? order.created_at : null)
  const reached: [OrderStatus, string | undefined][] = [
    ["pending", earliest([order.created_at])],
    [
      "paid",
      earliest(moneyOf(order).flatMap(({ captures }) => captures.map(({ created_at }) => created_at))),
    ],
    ["preparing", earliest(parcels.map(({ created_at }) => created_at))],
    ["shipped", isPartly ? undefined : earliest(parcels.map(({ shipped_at }) => shipped_at))],
    ["delivered", isOnItsWay ? undefined : earliest(parcels.map(({ delivered_at }) => delivered_at))],
    ["cancelled", earliest([cancelled])],
  ]
  const timeline = reached.flatMap(([status, at]) => (at ? [{ status, at }] : []))
  // An order that was already paid when it was created was never pending.
  return timeline.some(({ status }) => status === "paid")
    ? timeline.filter(({ status }) => status !== "pending")
    : timeline
}

/** Returns the time of each status, oldest first. A step back removes the later statuses. */
export function timelineOf(order: EngineOrder, { status, changes, refunds }: OrderRecord): Timeline {
  if (!status) return factsTimeline(order, refunds)
  return changes.reduce<Timeline>((way, { from_status, to_status, at }) => {
    if (from_status === to_status) return way
    const earlierSteps = way.filter((step) => rankOf(step.status) < rankOf(to_status))
    return [...earlierSteps, { status: to_status, at: new Date(at).toISOString() }]
  }, [])
}

const rankOf = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

export const statusOf = (timeline: Timeline): OrderStatus => timeline.at(-1)?.status ?? "pending"
