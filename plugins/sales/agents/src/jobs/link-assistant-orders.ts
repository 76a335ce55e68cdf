import { everyFewSeconds, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { linkOrders } from "../orders/placed"

/** Also runs if the setting is off, because carts may have been opened before. */
export default neverTwiceAtOnce((container: MedusaContainer) => linkOrders(container))

export const config = { name: "link-assistant-orders", schedule: everyFewSeconds() }
