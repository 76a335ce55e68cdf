import { everyInterval, neverTwiceAtOnce, LEFT_ALONE_SECONDS } from "@bon-perroquet/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcile } from "../checkout"

/** Finishes payments whose webhook and browser did not. */
export default neverTwiceAtOnce((container: MedusaContainer) => reconcile(container, LEFT_ALONE_SECONDS))

export const config = { name: "reconcile-checkouts", schedule: everyInterval() }
