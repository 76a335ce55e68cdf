import { model } from "@medusajs/framework/utils"

/** Cart of a browser that opened the link of an assistant's cart. */
export const AgentHandover = model
  .define("agent_handover", {
    cart_id: model.text().primaryKey(),
    agent_cart_id: model.text(),
    agent: model.text(),
    is_verified: model.boolean(),
    protocol: model.text(),
    /** Order of the browser's cart. */
    order_id: model.text().nullable(),
  })
  .indexes([{ name: "IDX_agent_handover_agent_cart_id", on: ["agent_cart_id"] }])
