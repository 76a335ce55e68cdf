import { orderNumberSchema, orderReviewsSchema, reviewedProductSchema } from "@bon-perroquet/contract"
import { requireOrderIdOf } from "@bon-perroquet/accounts/orders"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { removeReview } from "../../../../../../../reviews"

export const DELETE = route(
  {
    summary: "Take back one's review of a product",
    access: "account",
    params: z.object({ order_number: orderNumberSchema, ...reviewedProductSchema.shape }),
    answer: orderReviewsSchema,
    refusals: { 404: ["order_not_found", "not_found"] },
  },
  async ({ params: { order_number, product_id }, container, request }) => {
    const orderId = await requireOrderIdOf(container, await requireCaller(request), order_number)
    return removeReview(container, orderId, product_id)
  },
)
