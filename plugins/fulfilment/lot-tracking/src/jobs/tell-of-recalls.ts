import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keepsLots } from "../lots"
import { noteUndelivered, noteWhoIsFoundLater, sendNotices } from "../recalls"

/** Sends recall notices, also to recipients who are found after the recall. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (!keepsLots()) return
  await noteWhoIsFoundLater(container)
  await sendNotices(container)
  await noteUndelivered(container)
})

export const config = { name: "tell-of-recalls", schedule: everyInterval() }
