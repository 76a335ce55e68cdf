import { neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { tellLowStock } from "../low-stock"

/** Looks every hour whether the merchant is to be told that goods run low; told is once a day. */
export default neverTwiceAtOnce(tellLowStock)

export const config = { name: "tell-low-stock", schedule: { interval: 3_600_000 } }
