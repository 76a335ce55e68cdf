import { model } from "@medusajs/framework/utils"

/** Code that was e-mailed to the buyer of an order, so that an assistant can read the order's status. */
export const OrderCode = model.define("agent_order_code", {
  order_id: model.text().primaryKey(),
  code_hash: model.text(),
  /** Wrong codes since the last e-mail. */
  failures: model.number(),
  expires_at: model.dateTime(),
})
