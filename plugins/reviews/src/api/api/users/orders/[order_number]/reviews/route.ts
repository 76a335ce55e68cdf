import { orderNumberSchema, orderReviewsSchema, reviewInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { z } from "zod"
import { orderReviews, ownOrder, writeReview } from "../../../../../../reviews"

const numberSchema = z.object({ order_number: orderNumberSchema })

export const GET = route(
  {
    summary: "Read one's reviews of an order",
    description: "What the order brought, with what its buyer said of it.",
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
    summary: "Review a product of one of one's orders",
    description:
      "Once it was delivered. There is one review of each product and buyer: writing again changes it, and it waits until it was read.",
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
