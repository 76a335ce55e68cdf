import { model } from "@medusajs/framework/utils"

/** Count and stars of a product's published reviews, updated with each review. */
export const ReviewSummary = model.define("review_summary", {
  product_id: model.text().primaryKey(),
  count: model.number(),
  /** Sum of all stars. */
  stars: model.number(),
  /** Number of reviews per number of stars. */
  by_stars: model.json(),
})
