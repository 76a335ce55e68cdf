export { assignRefund, type AssignRefund } from "./assign"
export { acknowledgeRefund } from "./failed"
export { syncNotice, syncNotices } from "./notices"
export { refundOnce, refundOrder, type Refunded, type RefundOrder } from "./refund"
