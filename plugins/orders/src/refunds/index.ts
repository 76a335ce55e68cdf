export { assignRefund, type AssignRefund } from "./assign"
export { seeToRefund } from "./failed"
export { syncNotice, syncNotices } from "./notices"
export { refundOrder, type Refunded, type RefundOrder } from "./refund"
