/** Status changes of orders and their effects. */
export { type Actor, changeStatus, type ChangedStatus, type StatusChange } from "./change-status"
export { reconcileOrders } from "./reconcile"
export { awaitedCents, confirmAwaited } from "./awaited"
export { followEngine } from "./follow-engine"
