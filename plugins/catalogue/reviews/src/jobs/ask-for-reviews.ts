import { everyInterval, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { askForReviews } from "../requests"

export default neverTwiceAtOnce(askForReviews)

export const config = { name: "ask-for-reviews", schedule: everyInterval() }
