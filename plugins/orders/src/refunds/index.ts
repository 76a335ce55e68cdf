export { refundOrder, type Refunded, type RefundOrder } from "./refund"
