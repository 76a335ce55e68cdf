import { ORDER_STATUSES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** The status of an order that the shop changed; one that nobody changed yet has none, and the engine's facts speak. */
export const OrderStatus = model.define("order_status", {
  id: model.id({ prefix: "ordst" }).primaryKey(),
  order_id: model.text().unique("UQ_order_status_order_id"),
  status: model.enum([...ORDER_STATUSES]),
  tracking_number: model.text().nullable(),
  /** Where the order's goods are: promised on the shelf, taken off it, or given back to it. */
  goods: model.enum(["reserved", "taken", "returned"]),
})
