import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findLostPayments, restoreToCatchUp, sinceNewestAttempt } from "../checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../modules/checkout"

const HOUR = 60 * 60
/** A payment page lives half an hour, and the word of it may be a while on its way. */
const LOOKS_BACK = 2 * HOUR

let isFirst = true

/**
 * Finds payments that arrived and that the shop's own rows know nothing of. A process that was just started looks back as
 * far as an older database that was put back may be old.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  const restore = await restoreToCatchUp(container)
  const looksBack = isFirst || restore ? await sinceNewestAttempt(container, restore) : LOOKS_BACK
  const all = await findLostPayments(container, looksBack)
  isFirst = false
  // What is charged with nobody there waits for this.
  if (restore && all)
    await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).restores.notePaymentsFound()
})

export const config = { name: "find-lost-payments", schedule: everyInterval(10) }
