import { model } from "@medusajs/framework/utils"

/** Days promised to the customer when the order was paid, such as 2026-11-23. They do not change. */
export const OrderPromise = model.define("order_promise", {
  id: model.id({ prefix: "ordprom" }).primaryKey(),
  order_id: model.text().unique("UQ_order_promise_order_id"),
  /** Delivery of the paid order. If the delivery changes later, only the days of dispatch remain valid. */
  shipping_option_id: model.text().nullable(),
  dispatch_from: model.text(),
  dispatch_by: model.text(),
  arrives_from: model.text(),
  arrives_by: model.text(),
})
