import { model } from "@medusajs/framework/utils"

/** A product that was bought together with another; of each product the most frequent ones. */
export const BoughtPair = model.define("bought_pair", {
  product_id: model.text().primaryKey(),
  other_id: model.text().primaryKey(),
  /** How many different people bought both in one order. */
  buyers: model.number(),
})
