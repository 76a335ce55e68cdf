import { model } from "@medusajs/framework/utils"

/** An order whose customer was asked for reviews, or is not to be. */
export const ReviewRequest = model.define("review_request", {
  order_id: model.text().primaryKey(),
})
