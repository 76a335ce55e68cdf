import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { askForReviews } from "../requests"

/** Sends review invitations some days after the delivery. */
export default neverTwiceAtOnce(askForReviews)

export const config = { name: "ask-for-reviews", schedule: everyInterval() }
