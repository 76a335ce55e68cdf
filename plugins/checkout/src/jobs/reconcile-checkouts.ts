import { everyInterval, neverTwiceAtOnce, JOB_INTERVAL_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcile } from "../checkout"

/** Finishes what webhook and browser left unfinished. */
export default neverTwiceAtOnce((container: MedusaContainer) => reconcile(container, JOB_INTERVAL_SECONDS))

export const config = { name: "reconcile-checkouts", schedule: everyInterval() }
