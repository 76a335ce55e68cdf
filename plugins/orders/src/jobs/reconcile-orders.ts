import { everyRound, oneRoundAtATime, ROUND_SECONDS } from "@bon-perroquet/checkout/rounds"
import { reconcileOrders } from "../status"

/** Finishes changes of orders that were interrupted. */
export default oneRoundAtATime((container) => reconcileOrders(container, ROUND_SECONDS))

export const config = { name: "reconcile-orders", schedule: everyRound() }
