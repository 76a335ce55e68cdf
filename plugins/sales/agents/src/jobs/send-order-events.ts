import { everyFewSeconds, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { sendOrderEvents } from "../events"

export default neverTwiceAtOnce(sendOrderEvents)

export const config = { name: "send-order-events", schedule: everyFewSeconds() }
