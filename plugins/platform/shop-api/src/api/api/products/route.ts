import { productsQuerySchema, productsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "@bon-perroquet/api-kit/http"
import { answerSerialised, answerStreamed } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List products",
    description: "All products for sale, in all languages. With `offset` or `limit`, a part of them.",
    query: productsQuerySchema,
    answer: productsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many there are in all." },
    revalidated: true,
  },
  async ({ query, container, request, response }) => {
    const snapshot = await shopSnapshot(container)
    response.setHeader(TOTAL_COUNT_HEADER, String(snapshot.products.size))
    const isWhole = query.offset === 0 && query.limit === undefined
    if (isWhole) await answerStreamed(request, response, snapshot.productList())
    else answerSerialised(request, response, snapshot.productPart(query))
  },
)
