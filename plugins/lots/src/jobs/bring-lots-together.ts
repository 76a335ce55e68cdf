import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { bringTogether, keepsLots } from "../lots"

/** Lets the lots of new sizes be their stock. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (keepsLots()) await bringTogether(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
})

export const config = { name: "bring-lots-together", schedule: everyInterval(15) }
