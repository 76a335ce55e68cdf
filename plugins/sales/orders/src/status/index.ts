export {
  type Actor,
  adoptedRow,
  carryOutChange,
  changeStatus,
  type ChangedStatus,
  finishInterrupted,
  payPending,
  type StatusChange,
} from "./change-status"
export { reconcileOrders } from "./reconcile"
export { awaitedCents, confirmAwaited, isCovered } from "./awaited-payment"
export { followEngine } from "./follow-engine"
