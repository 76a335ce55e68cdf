import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { isOffered } from "@bon-perroquet/api-kit/services"
import type { MedusaContainer } from "@medusajs/framework/types"
import { sendReminders } from "../reminders"

export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (isOffered("cart_reminder")) await sendReminders(container)
})

export const config = { name: "send-cart-reminders", schedule: everyInterval() }
