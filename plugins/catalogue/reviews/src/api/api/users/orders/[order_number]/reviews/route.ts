import { orderNumberSchema, orderReviewsSchema, reviewInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { orderReviews, ownOrder, writeReview } from "../../../../../../reviews"

const numberSchema = z.object({ order_number: orderNumberSchema })

export const GET = route(
  {
    summary: "List reviews of an order",
    description: "The order's products, with the buyer's reviews.",
    access: "account",
    params: numberSchema,
    answer: orderReviewsSchema,
    refusals: { 404: ["order_not_found", "not_found"] },
  },
  async ({ params, container, request }) => {
    const { orderId, author } = await ownOrder(request, params.order_number)
    return orderReviews(container, orderId, author)
  },
)

export const PUT = route(
  {
    summary: "Review a product of an order",
    description:
      "After delivery only. Each buyer has one review per product. A second call updates it, and the " +
      "review waits for approval again.",
    access: "account",
    params: numberSchema,
    body: reviewInputSchema,
    answer: orderReviewsSchema,
    refusals: { 404: ["order_not_found", "product_not_found", "not_found"], 409: ["review_too_early"] },
    example: {
      ...{
        product_id: "prod_01",
        stars: 4,
        title: "Croquant",
        text: "Coco en redemande.",
        author_name: "Ada P.",
      },
    },
  },
  async ({ params, body, container, request, language }) => {
    const { orderId, author } = await ownOrder(request, params.order_number)
    return writeReview(container, orderId, language, body, author)
  },
)
