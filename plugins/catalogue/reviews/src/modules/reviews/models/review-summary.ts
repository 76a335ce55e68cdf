import { model } from "@medusajs/framework/utils"

/** A product's published reviews, updated with each one. */
export const ReviewSummary = model.define("review_summary", {
  product_id: model.text().primaryKey(),
  count: model.number(),
  stars: model.number(),
  by_stars: model.json(),
})
