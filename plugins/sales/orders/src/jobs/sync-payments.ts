import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { syncNotices } from "../refunds"

export default neverTwiceAtOnce(syncNotices)

export const config = { name: "sync-payments", schedule: everyInterval() }
