import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { syncNotices } from "../refunds"

/** Synchronises refunds and disputes of which payment methods sent a notice. */
export default neverTwiceAtOnce(syncNotices)

export const config = { name: "sync-payments", schedule: everyInterval() }
