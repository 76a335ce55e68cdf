/** How an order gets another status, and everything that follows from it. */
export { type Actor, changeStatus, type ChangedStatus, type StatusChange } from "./change-status"
export { reconcileOrders } from "./reconcile"
export { awaitedCents, confirmAwaited } from "./awaited"
export { followEngine } from "./follow-engine"
