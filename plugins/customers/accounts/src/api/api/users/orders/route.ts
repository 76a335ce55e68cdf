import { ordersQuerySchema, ordersSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { countOwnOrders } from "@bon-perroquet/orders/orders"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { ordersOf } from "../../../../orders"

export const GET = route(
  {
    summary: "List orders of the account",
    description: "Newest first. With `offset` or `limit`, a part of them. Without `limit`, at most 200.",
    access: "account",
    query: ordersQuerySchema,
    answer: ordersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many there are in all." },
  },
  async ({ container, query, request, response, language }) => {
    const caller = await requireCaller(request)
    response.setHeader(TOTAL_COUNT_HEADER, String(await countOwnOrders(container, caller)))
    return ordersOf(container, caller, language, query)
  },
)
