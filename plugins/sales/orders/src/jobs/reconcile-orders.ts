import { everyInterval, neverTwiceAtOnce, LEFT_ALONE_SECONDS } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrders } from "../status"
import "../composition"

export default neverTwiceAtOnce((container: MedusaContainer) =>
  reconcileOrders(container, LEFT_ALONE_SECONDS),
)

export const config = { name: "reconcile-orders", schedule: everyInterval() }
