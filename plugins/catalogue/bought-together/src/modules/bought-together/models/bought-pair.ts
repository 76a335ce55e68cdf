import { model } from "@medusajs/framework/utils"

/** A pair of products, the most frequent ones per product. */
export const BoughtPair = model.define("bought_pair", {
  product_id: model.text().primaryKey(),
  other_id: model.text().primaryKey(),
  buyers: model.number(),
})
