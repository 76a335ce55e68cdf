import { neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { mailLowStock } from "../low-stock"

/** Runs hourly, and sends at most one e-mail per day. */
export default neverTwiceAtOnce(mailLowStock)

export const config = { name: "tell-low-stock", schedule: { interval: 3_600_000 } }
