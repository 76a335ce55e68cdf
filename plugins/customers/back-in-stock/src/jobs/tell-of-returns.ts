import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { isOffered } from "@bon-perroquet/api-kit/services"
import type { MedusaContainer } from "@medusajs/framework/types"
import { sendAlerts } from "../requests/send-alerts"

export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (isOffered("back_in_stock")) await sendAlerts(container)
})

export const config = { name: "tell-of-returns", schedule: everyInterval() }
