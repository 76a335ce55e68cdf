import { orderNumberSchema, orderReviewsSchema, reviewedProductSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { ownOrder, removeReview } from "../../../../../../../reviews"

export const DELETE = route(
  {
    summary: "Delete a review",
    access: "account",
    params: z.object({ order_number: orderNumberSchema, ...reviewedProductSchema.shape }),
    answer: orderReviewsSchema,
    refusals: { 404: ["order_not_found", "not_found"] },
  },
  async ({ params: { order_number, product_id }, container, request }) => {
    const { orderId, author } = await ownOrder(request, order_number)
    return removeReview(container, orderId, product_id, author)
  },
)
