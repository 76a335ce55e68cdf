import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { beginLost } from "../begin"
import { repeatsOf } from "../offer"

/** Begins what orders say is to come again whose placing nobody heard of: the process died before it could be told. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (repeatsOf(container).isOn) await beginLost(container)
})

export const config = { name: "begin-lost-repeat-deliveries", schedule: everyInterval(10) }
