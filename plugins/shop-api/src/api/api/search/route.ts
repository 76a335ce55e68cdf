import { searchQuerySchema } from "../../../contract/search"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answer-serialised"
import { searchProducts } from "../../../search"

/** Products by words, category and stock, sorted, a page at a time; ranked for the caller's language. */
export const GET = route(
  { query: searchQuerySchema },
  async ({ query, language, container, request, response }) => {
    const answer = await searchProducts(container, query, language)
    response.vary("Accept-Language")
    answerSerialised(request, response, answer)
  },
)
