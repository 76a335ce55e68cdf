/** What other plugins may use of the checkout: open, settle and give back. */
export { openCheckout, type OpenInput } from "./open"
export type { OpenedPage } from "./open-payment"
export { releaseCart } from "./release"
export { settle, settleForShopper, type Settlement } from "./settle"
export { reconcile } from "./reconcile"
export { findLostPayments, isLost } from "./lost-payments"
export { CheckoutRefusal, type RefusalCode } from "./refusal"
export { isTaken, leaseKey } from "./engine"
