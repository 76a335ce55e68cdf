import { everyRound, oneRoundAtATime, ROUND_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrders } from "../status"

/** Finishes changes of orders that were interrupted. */
export default oneRoundAtATime((container: MedusaContainer) => reconcileOrders(container, ROUND_SECONDS))

export const config = { name: "reconcile-orders", schedule: everyRound() }
