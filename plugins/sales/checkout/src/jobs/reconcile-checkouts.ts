import { everyInterval, neverTwiceAtOnce, LEFT_ALONE_SECONDS } from "@bon-perroquet/contract/jobs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { reconcile } from "../checkout"

/**
 * Settles payments that neither a webhook nor the browser has settled. Also releases reservations whose attempt was
 * never written.
 */
export default neverTwiceAtOnce((container: MedusaContainer) => reconcile(container, LEFT_ALONE_SECONDS))

export const config = { name: "reconcile-checkouts", schedule: everyInterval() }
