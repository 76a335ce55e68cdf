import { reviewKeeper } from "./keeper"

/** Returns the SQL parts that read a product's reviews, if the plugin is loaded. */
export const reviewed = () =>
  reviewKeeper()
    ? {
        columns: "reviewed.count AS review_count, reviewed.stars AS review_stars",
        join: "LEFT JOIN review_summary reviewed ON reviewed.product_id = product.id",
      }
    : { columns: "NULL::int AS review_count, NULL::int AS review_stars", join: "" }
