import {
  productListSchema,
  productsQuerySchema,
  TOTAL_COUNT_HEADER,
  type ProductsQuery,
} from "../../../contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answer-serialised"

export const GET = route(
  {
    summary: "List the products",
    description:
      "All that are for sale, in the three languages; a part of them where `offset` or `limit` says so, and of each only what `fields` names.",
    query: productsQuerySchema,
    answer: productListSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many there are in all." },
    revalidated: true,
  },
  async ({ query, container, request, response }) => {
    const snapshot = await shopSnapshot(container)
    response.setHeader(TOTAL_COUNT_HEADER, String(snapshot.products.size))
    answerSerialised(request, response, isWhole(query) ? snapshot.productList() : snapshot.productPart(query))
  },
)

const isWhole = ({ fields, offset, limit }: ProductsQuery) => !fields && offset === 0 && limit === undefined
