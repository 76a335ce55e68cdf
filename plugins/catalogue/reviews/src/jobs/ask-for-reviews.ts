import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/jobs"
import { askForReviews } from "../requests"

export default neverTwiceAtOnce(askForReviews)

export const config = { name: "ask-for-reviews", schedule: everyInterval() }
