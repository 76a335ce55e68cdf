/** Orders that stand before they are paid: their customers are sent the way to the payment page. */
export { openLinkedPayment } from "./open"
export { placeDraft } from "./place-draft"
export { sendPaymentLink } from "./send"
