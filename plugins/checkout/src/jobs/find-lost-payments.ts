import { everyRound, oneRoundAtATime } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findLostPayments } from "../checkout"

const HOUR = 60 * 60
/** A payment page lives half an hour, the word of it may be a while on its way; a process that was just started looks back a week. */
const LOOKS_BACK = { first: 7 * 24 * HOUR, then: 2 * HOUR }

let isFirst = true

/** Finds payments that arrived and that the shop's own rows know nothing of. */
export default oneRoundAtATime(async (container: MedusaContainer) => {
  await findLostPayments(container, isFirst ? LOOKS_BACK.first : LOOKS_BACK.then)
  isFirst = false
})

export const config = { name: "find-lost-payments", schedule: everyRound(10) }
