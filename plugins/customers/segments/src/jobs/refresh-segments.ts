import { neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { refreshSegments } from "../segments"

export default neverTwiceAtOnce(refreshSegments)

/** Hourly, because the job reads all orders. */
export const config = { name: "refresh-segments", schedule: { interval: 3_600_000 } }
