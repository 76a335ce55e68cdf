import { productReferenceSchema, reviewsAnswerSchema, reviewsQuerySchema } from "@bon-perroquet/contract"
import { answerSerialised, route, serialised } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { publishedReviews, reviewedProduct } from "../../../../../reviews"

export const GET = route(
  {
    summary: "List a product's reviews",
    description:
      "By customers who received the product. All reviews that break no rule are published, with any " +
      "rating. Newest first, in their original language.",
    params: z.object({ id: productReferenceSchema }),
    query: reviewsQuerySchema,
    answer: reviewsAnswerSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found", "not_found"] },
  },
  async ({ params, query, knex, language, container, request, response }) => {
    const product = await reviewedProduct(container, params.id, language)
    const answer = await publishedReviews(knex, product.id, query.page ?? 1)
    // The response depends on the language, because a handle can belong to different products in two languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(JSON.stringify(answer)))
  },
)
