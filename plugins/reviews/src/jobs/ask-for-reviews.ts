import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { askForReviews } from "../requests"

/** Asks customers for reviews some days after the delivery. */
export default neverTwiceAtOnce(askForReviews)

export const config = { name: "ask-for-reviews", schedule: everyInterval() }
