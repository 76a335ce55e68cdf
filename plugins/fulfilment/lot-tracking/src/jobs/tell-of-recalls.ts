import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keepsLots } from "../lots"
import { noteWhoIsFoundLater, tellRecipients } from "../recalls"

/** Sends missing recall notices, also to recipients found after the recall. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (!keepsLots()) return
  await noteWhoIsFoundLater(container)
  await tellRecipients(container)
})

export const config = { name: "tell-of-recalls", schedule: everyInterval() }
