import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findLostPayments, restoreToCatchUp, sinceNewestAttempt } from "../checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../modules/checkout"

const HOUR = 60 * 60
/** Seconds to look back. A payment page is open for 35 minutes, and its event may arrive late. */
const LOOKS_BACK = 2 * HOUR

let isFirst = true

/**
 * Settles paid payments whose attempt is missing or closed. A process's first run looks back to the newest
 * attempt or the restored backup.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const restore = await restoreToCatchUp(container)
  const looksBack = isFirst || restore ? await sinceNewestAttempt(container, restore) : LOOKS_BACK
  const all = await findLostPayments(container, looksBack)
  isFirst = false
  // After a restore, subscriptions are not charged until this is recorded.
  if (restore && all)
    await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).restores.notePaymentsFound()
})

export const config = { name: "find-lost-payments", schedule: everyInterval(10) }
