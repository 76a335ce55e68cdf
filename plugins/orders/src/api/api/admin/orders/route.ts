import { adminOrdersQuerySchema, TOTAL_COUNT_HEADER, adminOrdersSchema } from "@bon-perroquet/contract"
import { answerList, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminOrders, allAdminOrders } from "../../../../administration"

export const GET = route(
  {
    summary: "List the orders",
    description:
      "Newest first unless it is said otherwise: all of them, piece by piece, or a page where `limit` says so.",
    access: "administrator",
    query: adminOrdersQuerySchema,
    answer: adminOrdersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { limit } = query
    if (limit === undefined) {
      const { pieces, total } = await allAdminOrders(container, query)
      response.setHeader(TOTAL_COUNT_HEADER, String(total))
      await answerList(response, pieces)
      return undefined
    }
    const { orders, total } = await adminOrders(container, { ...query, limit })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return orders
  },
)
