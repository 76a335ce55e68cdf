import { model } from "@medusajs/framework/utils"

/** Of a product with published reviews: written with each of them, so that no reader has to count. */
export const ReviewSummary = model.define("review_summary", {
  product_id: model.text().primaryKey(),
  count: model.number(),
  /** Of all of them together. */
  stars: model.number(),
  /** How many gave one star, two … */
  by_stars: model.json(),
})
