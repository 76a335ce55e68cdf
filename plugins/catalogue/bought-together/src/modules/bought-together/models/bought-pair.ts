import { model } from "@medusajs/framework/utils"

/** Two products with the number of people who bought both. Stored for the most frequent pairs of a product. */
export const BoughtPair = model.define("bought_pair", {
  product_id: model.text().primaryKey(),
  other_id: model.text().primaryKey(),
  buyers: model.number(),
})
