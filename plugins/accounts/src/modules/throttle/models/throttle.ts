import { model } from "@medusajs/framework/utils"

/** How often something was tried in the window that is running. */
export const Throttle = model.define("throttle", {
  id: model.id({ prefix: "throt" }).primaryKey(),
  /** A keyed hash of what is counted: nobody's address or e-mail can be read here. */
  key: model.text().unique(),
  count: model.number(),
  resets_at: model.dateTime(),
})
