import { linkedReviewInputSchema, linkSchema, orderReviewsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { orderReviews, writeReview } from "../../../../../reviews"

export const POST = route(
  {
    summary: "List reviews of an order by its link",
    description: "The order's products, with the buyer's reviews.",
    body: linkSchema,
    answer: orderReviewsSchema,
    refusals: { 400: ["link_expired"], 404: ["order_not_found", "not_found"] },
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container }) => orderReviews(container, await linkedOrder(container, body.token)),
)

export const PUT = route(
  {
    summary: "Review a product by the order's link",
    description:
      "After delivery only. Each buyer has one review per product. A second call updates it, and the " +
      "review waits for approval again.",
    body: linkedReviewInputSchema,
    answer: orderReviewsSchema,
    refusals: {
      400: ["link_expired"],
      404: ["order_not_found", "product_not_found", "not_found"],
      409: ["review_too_early"],
    },
    example: {
      token: "eyJhbGciOi…",
      ...{
        product_id: "prod_01",
        stars: 4,
        title: "Croquant",
        text: "Coco en redemande.",
        author_name: "Ada P.",
      },
    },
  },
  async ({ body: { token, ...review }, container, language }) =>
    writeReview(container, await linkedOrder(container, token), language, review),
)
