export { hearNotice, hearNotices } from "./notices"
export { refundOrder, type Refunded, type RefundOrder } from "./refund"
