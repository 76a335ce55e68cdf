export { attemptView, type AttemptView } from "./attempt-view"
export { openCheckout, type OpenInput } from "./opening/open"
export { chargeKept, chargeToken } from "./opening/charge-saved-method"
export type { Buyer } from "./reservations/buyer-limits"
export { addressOfPoint, pointOf } from "./cart/point"
export { linesOf } from "./cart/prepare-cart"
export { openOrderPayment, type OrderPaymentInput } from "./opening/open-order"
export {
  changeOrderBalances,
  isOrderOf,
  orderBalances,
  type OrderPayer,
} from "./order-payment/order-balances"
export { openPayable, returnPayment } from "./order-payment/open-payable"
export { dueCents, dueOfOrder } from "./order-payment/order-to-pay"
export { withdrawOrderPayment } from "./order-payment/withdraw-order"
export type { OpenedPage } from "./payment/open-payment"
export { reserveOrderNumber } from "./payment/reserve-order-number"
export { placeUnpaid } from "./opening/place-unpaid"
export { chooseAwaited } from "./opening/choose-awaited"
export { awaitedChoice, cartToPay, settleCart } from "./settlement/settle-cart"
export { releaseCart } from "./payment/release"
export { settle, settleForMethod, settleForShopper, type Settlement } from "./settlement/settle"
export { reconcile } from "./settlement/reconcile"
export { findLostPayments, isLost, restoreToCatchUp, sinceNewestAttempt } from "./settlement/lost-payments"
export { CheckoutRefusal, type RefusalCode } from "./engine/refusal"
export { leaseKey } from "./engine/engine"
