import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Status in the shop",
  hint: "What the customer sees. Another status ships, delivers or refunds.",
  status: {
    pending: "Pending",
    paid: "Paid",
    preparing: "Preparing",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
  },
  label: "New status",
  tracking: "Tracking number",
  trackingWrong: "4 to 40 letters, digits, spaces or hyphens.",
  save: "Change status",
  saved: "Status changed",
  cancelAsk: "Cancel this order?",
  cancelExplain: "All that was paid is refunded and the goods go back into stock.",
  confirm: "Cancel and refund",
  keep: "Keep the order",
  history: "History",
  shop: "the shop",
  change: "{{at}}, {{by}}",
  withdrawal: "The customer withdrew from the purchase on {{at}}",
  refusal: {
    order_changed: "Somebody has changed this order meanwhile: see its status now",
    order_refunded: "This order has been refunded: it stays cancelled",
    order_busy: "This order is being changed: try again in a moment",
    insufficient_stock: "There is not enough stock left",
    refund_pending: "The refund is under way: it will be finished without you",
    other: "The status could not be changed",
  },
}
