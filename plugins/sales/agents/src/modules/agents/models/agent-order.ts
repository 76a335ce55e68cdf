import { model } from "@medusajs/framework/utils"

/** Order whose cart an assistant prepared. Contains no personal data, and is kept as long as the order. */
export const AgentOrder = model.define("agent_order", {
  order_id: model.text().primaryKey(),
  agent: model.text(),
  is_verified: model.boolean(),
  protocol: model.text(),
})
