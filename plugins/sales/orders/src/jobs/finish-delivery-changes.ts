import type { MedusaContainer } from "@medusajs/framework/types"
import { everyInterval, LEFT_ALONE_SECONDS, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { finishDeliveries } from "../delivery-change"

export default neverTwiceAtOnce((container: MedusaContainer) =>
  finishDeliveries(container, LEFT_ALONE_SECONDS),
)

export const config = { name: "finish-delivery-changes", schedule: everyInterval() }
