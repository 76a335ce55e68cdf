import { model } from "@medusajs/framework/utils"

/** A pair of products that were bought together. Each product has its most frequent pairs only. */
export const BoughtPair = model.define("bought_pair", {
  product_id: model.text().primaryKey(),
  other_id: model.text().primaryKey(),
  buyers: model.number(),
})
