import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { advanceDue } from "../deliver"
import { repeatsOf } from "../offer"

export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (repeatsOf(container).isOn) await advanceDue(container)
})

export const config = { name: "advance-repeat-deliveries", schedule: everyInterval() }
