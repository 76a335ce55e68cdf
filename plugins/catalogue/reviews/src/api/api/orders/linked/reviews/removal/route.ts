import { linkedReviewedProductSchema, orderReviewsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { removeReview } from "../../../../../../reviews"

export const POST = route(
  {
    summary: "Delete a review by the order's link",
    body: linkedReviewedProductSchema,
    answer: orderReviewsSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found", "not_found"] },
    example: { token: "eyJhbGciOi…", product_id: "prod_01" },
  },
  async ({ body: { token, product_id }, container }) =>
    removeReview(container, await linkedOrder(container, token), product_id),
)
