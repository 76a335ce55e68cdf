import { PARCEL_STEPS, type AdminOrder } from "@bon-perroquet/contract"
import { isToSend } from "../OrderBadges"

/** What can be done with many orders: their labels, and the steps of a parcel. */
export const ACTIONS = ["labels", ...PARCEL_STEPS] as const
export type Action = (typeof ACTIONS)[number]

const FROM: Record<Action, readonly AdminOrder["status"][]> = {
  labels: ["paid", "preparing"],
  preparing: ["paid"],
  shipped: ["paid", "preparing"],
  delivered: ["shipped"],
}

/** Whether something can be done with an order as it stands. */
const takes = (order: AdminOrder, action: Action): boolean =>
  FROM[action].includes(order.status) && (action === "delivered" || (isToSend(order) && !order.on_hold))

/** Those of the orders that an action is for. */
export const concernedBy = (action: Action, orders: readonly AdminOrder[]): AdminOrder[] =>
  orders.filter((order) => takes(order, action))

/** Those of which something goes into a parcel. */
export const withParcel = (orders: readonly AdminOrder[]): AdminOrder[] =>
  orders.filter((order) => isToSend(order) && !order.on_hold && order.to_pack.length > 0)

/** How many customers an action sends an e-mail to: to have labels made is to begin packing. */
export const mailedBy = (action: Action, orders: readonly AdminOrder[]): number =>
  action === "labels" ? concernedBy("preparing", orders).length : orders.length

/** The status that an action gives, or a later one. */
const AFTER: Record<Action, readonly AdminOrder["status"][]> = {
  labels: ["preparing", "shipped", "delivered"],
  preparing: ["preparing", "shipped", "delivered"],
  shipped: ["shipped", "delivered"],
  delivered: ["delivered"],
}

/** Returns whether an order shows the effect of an action. */
export const isDone = (action: Action, { status, delivery }: AdminOrder): boolean =>
  AFTER[action].includes(status) && (action !== "labels" || delivery.tracking_number !== null)
