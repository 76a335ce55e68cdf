import { productFactsQuerySchema, productFactsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "@bon-perroquet/api-kit/http"
import { answerSerialised } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List selected fields of the products",
    description:
      "Returns only the `fields` that you request of each product for sale, for example all handles or " +
      "all prices.",
    query: productFactsQuerySchema,
    answer: productFactsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many there are in all." },
    revalidated: true,
  },
  async ({ query, container, request, response }) => {
    const snapshot = await shopSnapshot(container)
    response.setHeader(TOTAL_COUNT_HEADER, String(snapshot.products.size))
    answerSerialised(request, response, await snapshot.productFacts(query))
  },
)
