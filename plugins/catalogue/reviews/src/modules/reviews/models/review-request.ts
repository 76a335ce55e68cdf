import { model } from "@medusajs/framework/utils"

/** An order that was invited, or must not be. */
export const ReviewRequest = model.define("review_request", {
  order_id: model.text().primaryKey(),
})
