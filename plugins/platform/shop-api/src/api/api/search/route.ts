import { searchAnswerSchema, searchQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { answerSerialised } from "@bon-perroquet/api-kit/http"
import { searchProducts } from "../../../search"

export const GET = route(
  {
    summary: "Search products",
    description: "By words, category and stock, sorted and paginated. Ranked for the caller's language.",
    query: searchQuerySchema,
    answer: searchAnswerSchema,
    revalidated: true,
  },
  async ({ query, language, container, request, response }) => {
    const answer = await searchProducts(container, query, language)
    response.vary("Accept-Language")
    answerSerialised(request, response, answer)
  },
)
