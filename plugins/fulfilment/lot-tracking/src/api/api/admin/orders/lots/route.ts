import { MAX_ORDERS_AT_ONCE, orderLotsQuerySchema, orderLotsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lotsOfOrders } from "../../../../../lots"

export const GET = route(
  {
    summary: "List the lots of orders",
    description: "Only for packed goods. Goods that are not packed yet have no lot.",
    access: "administrator",
    query: orderLotsQuerySchema,
    answer: orderLotsSchema,
    refusals: { 404: ["not_found"] },
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    const numbers = query.numbers.split(",").slice(0, MAX_ORDERS_AT_ONCE)
    return lotsOfOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), numbers)
  },
)
