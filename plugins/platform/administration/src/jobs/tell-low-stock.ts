import { neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { tellLowStock } from "../low-stock"

/** Hourly. At most one e-mail per day. */
export default neverTwiceAtOnce(tellLowStock)

export const config = { name: "tell-low-stock", schedule: { interval: 3_600_000 } }
