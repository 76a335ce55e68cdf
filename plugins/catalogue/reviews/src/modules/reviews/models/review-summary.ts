import { model } from "@medusajs/framework/utils"

/** Number of a product's published reviews, and the sum of their stars. */
export const ReviewSummary = model.define("review_summary", {
  product_id: model.text().primaryKey(),
  count: model.number(),
  stars: model.number(),
  by_stars: model.json(),
})
