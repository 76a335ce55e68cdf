import { everyInterval, neverTwiceAtOnce, JOB_INTERVAL_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrders } from "../status"

/** Finishes changes of orders that were interrupted. */
export default neverTwiceAtOnce((container: MedusaContainer) =>
  reconcileOrders(container, JOB_INTERVAL_SECONDS),
)

export const config = { name: "reconcile-orders", schedule: everyInterval() }
