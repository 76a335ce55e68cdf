export { delayAfter } from "./schedule"
export { postWebhook, type Sent } from "./send"
