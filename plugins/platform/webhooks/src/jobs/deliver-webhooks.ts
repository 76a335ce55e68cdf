import { everyFewSeconds, neverTwiceAtOnce } from "@bon-perroquet/contract/jobs"
import { deliverWebhooks } from "../deliveries"

export default neverTwiceAtOnce(deliverWebhooks)

export const config = { name: "deliver-webhooks", schedule: everyFewSeconds() }
