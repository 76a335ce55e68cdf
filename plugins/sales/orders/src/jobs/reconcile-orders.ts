import { connectOrders } from "@bon-perroquet/checkout/methods"
import { everyInterval, neverTwiceAtOnce, LEFT_ALONE_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcileOrders } from "../status"
import { cancelUnpaid, remindOfPayment } from "../status/unpaid-orders"

// Payment methods call the port in their jobs, so it is connected in the processes that load jobs.
connectOrders({ remind: remindOfPayment, cancelUnpaid })

export default neverTwiceAtOnce((container: MedusaContainer) =>
  reconcileOrders(container, LEFT_ALONE_SECONDS),
)

export const config = { name: "reconcile-orders", schedule: everyInterval() }
