export { openLinkedPayment } from "./open"
export { placeDraft } from "./place-draft"
export { sendPaymentLink } from "./send"
