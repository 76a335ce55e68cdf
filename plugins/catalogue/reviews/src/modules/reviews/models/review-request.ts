import { model } from "@medusajs/framework/utils"

export const ReviewRequest = model.define("review_request", {
  order_id: model.text().primaryKey(),
})
