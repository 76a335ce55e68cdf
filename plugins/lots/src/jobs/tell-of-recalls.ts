import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keepsLots } from "../lots"
import { noteWhoIsFoundLater, tellRecipients } from "../recalls"

/** Writes the notices of recalls that a process which stopped has left, and to whoever is found later. */
export default neverTwiceAtOnce(async (container: MedusaContainer) => {
  if (!keepsLots()) return
  await noteWhoIsFoundLater(container)
  await tellRecipients(container)
})

export const config = { name: "tell-of-recalls", schedule: everyInterval() }
