import { model } from "@medusajs/framework/utils"

/** A pair of products, among the most frequent ones of its product. */
export const BoughtPair = model.define("bought_pair", {
  product_id: model.text().primaryKey(),
  other_id: model.text().primaryKey(),
  buyers: model.number(),
})
