/** Payment links for orders that exist before they are paid. */
export { openLinkedPayment } from "./open"
export { placeDraft } from "./place-draft"
export { sendPaymentLink } from "./send"
