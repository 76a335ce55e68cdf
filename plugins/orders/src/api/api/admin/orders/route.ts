import { adminOrdersQuerySchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminOrders } from "../../../../administration"

export const GET = route(
  { query: adminOrdersQuerySchema },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { orders, total } = await adminOrders(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return orders
  },
)
