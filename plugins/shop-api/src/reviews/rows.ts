import { reviewKeeper } from "./keeper"

/** What buyers think of a product, where the shop shows it. */
export const reviewed = () =>
  reviewKeeper()
    ? {
        columns: "reviewed.count AS review_count, reviewed.stars AS review_stars",
        join: "LEFT JOIN review_summary reviewed ON reviewed.product_id = product.id",
      }
    : { columns: "NULL::int AS review_count, NULL::int AS review_stars", join: "" }
