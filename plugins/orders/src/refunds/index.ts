export { assignRefund, type AssignRefund } from "./assign"
export { acknowledgeRefund } from "./failed"
export { syncNotice, syncNotices } from "./notices"
export { refundOrder, type Refunded, type RefundOrder } from "./refund"
