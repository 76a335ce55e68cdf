import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { hearNotices } from "../refunds"

/** Takes over refunds and disputes that were told and not heard. */
export default neverTwiceAtOnce(hearNotices)

export const config = { name: "sync-payments", schedule: everyInterval() }
