import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keepsLots, takeOutUnsellable } from "../lots"

export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (keepsLots()) await takeOutUnsellable(container)
})

export const config = { name: "take-out-unsellable-lots", schedule: everyInterval() }
