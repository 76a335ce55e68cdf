import { adminReviewsQuerySchema, adminReviewsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { listReviews, named } from "../../../../moderation"

export const GET = route(
  {
    summary: "List reviews",
    description: "Pending reviews oldest first, all others newest first.",
    access: "administrator",
    query: adminReviewsQuerySchema,
    answer: adminReviewsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["not_found"] },
  },
  async ({ query, knex, container, language, response }) => {
    const { reviews, total } = await listReviews(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return named(container, language, reviews)
  },
)
