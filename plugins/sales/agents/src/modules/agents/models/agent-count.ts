import { model } from "@medusajs/framework/utils"

/** Number of searches, carts, handed-over carts and orders of an assistant on a day in Belgium. */
export const AgentCount = model.define("agent_count", {
  day: model.text().primaryKey(),
  agent: model.text().primaryKey(),
  step: model.text().primaryKey(),
  count: model.number(),
})
