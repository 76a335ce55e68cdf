export {
  type Actor,
  adoptedRow,
  carryOutChange,
  changeStatus,
  type ChangedStatus,
  finishInterrupted,
  type StatusChange,
} from "./change-status"
export { reconcileOrders } from "./reconcile"
export { awaitedCents, confirmAwaited } from "./awaited-payment"
export { followEngine } from "./follow-engine"
