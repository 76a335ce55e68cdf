import { MAX_ORDERS_AT_ONCE, orderLotsQuerySchema, orderLotsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
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
  ({ query, knex }) => {
    const numbers = query.numbers.split(",").slice(0, MAX_ORDERS_AT_ONCE)
    return lotsOfOrders(knex, numbers)
  },
)
