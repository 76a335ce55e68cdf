import { ORDER_STATUSES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** The stored status of an order. Without a row the status is derived from Medusa's order. */
export const OrderStatus = model.define("order_status", {
  id: model.id({ prefix: "ordst" }).primaryKey(),
  order_id: model.text().unique("UQ_order_status_order_id"),
  status: model.enum([...ORDER_STATUSES]),
  tracking_number: model.text().nullable(),
  /**
   * Whether the order's goods are reserved, taken from stock, or returned to stock. `kept`: the order is
   * cancelled, and sent goods stay with the customer.
   */
  goods: model.enum(["reserved", "taken", "returned", "kept"]),
})
