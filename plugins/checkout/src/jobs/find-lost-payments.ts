import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findLostPayments, sinceNewestAttempt } from "../checkout"

const HOUR = 60 * 60
/** A payment page lives half an hour, and the word of it may be a while on its way. */
const LOOKS_BACK = 2 * HOUR

let isFirst = true

/**
 * Finds payments that arrived and that the shop's own rows know nothing of. A process that was just started looks back as
 * far as an older database that was put back may be old.
 */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  await findLostPayments(container, isFirst ? await sinceNewestAttempt(container) : LOOKS_BACK)
  isFirst = false
})

export const config = { name: "find-lost-payments", schedule: everyInterval(10) }
