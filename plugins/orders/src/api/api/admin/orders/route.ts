import { adminOrdersQuerySchema, TOTAL_COUNT_HEADER, adminOrdersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminOrders } from "../../../../administration"

export const GET = route(
  {
    summary: "List the orders",
    description: "Newest first.",
    access: "administrator",
    query: adminOrdersQuerySchema,
    answer: adminOrdersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { orders, total } = await adminOrders(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return orders
  },
)
