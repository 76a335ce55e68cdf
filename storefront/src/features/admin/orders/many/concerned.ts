import { PARCEL_STEPS, type AdminOrder } from "@bon-perroquet/contract"
import { isToSend } from "../OrderBadges"

export const ACTIONS = ["labels", ...PARCEL_STEPS] as const
export type Action = (typeof ACTIONS)[number]

const FROM: Record<Action, readonly AdminOrder["status"][]> = {
  labels: ["paid", "preparing"],
  preparing: ["paid"],
  shipped: ["paid", "preparing"],
  delivered: ["shipped"],
}

/** Returns false for orders that wait for stock, because only a part of them can be packed. */
const isReady = (order: AdminOrder): boolean => isToSend(order) && !order.on_hold && !order.waiting.length

const takes = (order: AdminOrder, action: Action): boolean =>
  FROM[action].includes(order.status) && (action === "delivered" || isReady(order))

export const concernedBy = (action: Action, orders: readonly AdminOrder[]): AdminOrder[] =>
  orders.filter((order) => takes(order, action))

export const withParcel = (orders: readonly AdminOrder[]): AdminOrder[] =>
  orders.filter((order) => isToSend(order) && !order.on_hold && order.to_pack.length > 0)

/** Returns how many e-mails an action sends. A label causes one only if it also changes the status to "preparing". */
export const mailedBy = (action: Action, orders: readonly AdminOrder[]): number =>
  action === "labels" ? concernedBy("preparing", orders).length : orders.length

/** Statuses of an order after each action. */
const AFTER: Record<Action, readonly AdminOrder["status"][]> = {
  labels: ["preparing", "shipped", "delivered"],
  preparing: ["preparing", "shipped", "delivered"],
  shipped: ["shipped", "delivered"],
  delivered: ["delivered"],
}

export const isDone = (action: Action, { status, delivery }: AdminOrder): boolean =>
  AFTER[action].includes(status) && (action !== "labels" || delivery.tracking_number !== null)
