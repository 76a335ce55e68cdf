import { everyRound, oneRoundAtATime, ROUND_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcile } from "../checkout"

/** Finishes what webhook and browser left unfinished. */
export default oneRoundAtATime((container: MedusaContainer) => reconcile(container, ROUND_SECONDS))

export const config = { name: "reconcile-checkouts", schedule: everyRound() }
