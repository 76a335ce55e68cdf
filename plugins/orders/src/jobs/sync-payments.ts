import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { syncNotices } from "../refunds"

/** Synchronises the refunds and disputes that payment methods notified the shop of. */
export default neverTwiceAtOnce(syncNotices)

export const config = { name: "sync-payments", schedule: everyInterval() }
