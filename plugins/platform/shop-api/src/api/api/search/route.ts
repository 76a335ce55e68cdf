import { searchAnswerSchema, searchQuerySchema } from "@bon-perroquet/contract"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answers/answer-serialised"
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
