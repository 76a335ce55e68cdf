import { model } from "@medusajs/framework/utils"

export const Throttle = model.define("throttle", {
  id: model.id({ prefix: "throt" }).primaryKey(),
  /** A keyed hash, so that no IP or e-mail address is readable. */
  key: model.text().unique(),
  count: model.number(),
  resets_at: model.dateTime(),
})
