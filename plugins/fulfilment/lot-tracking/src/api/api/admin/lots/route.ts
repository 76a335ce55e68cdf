import { lotsQuerySchema, lotsSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { listLots } from "../../../../lots"

export const GET = route(
  {
    summary: "List lots",
    description: "First lots with goods to remove, then lots in stock by date, then empty lots.",
    access: "administrator",
    query: lotsQuerySchema,
    answer: lotsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["not_found"] },
  },
  async ({ query, knex, response }) => {
    const { lots, total } = await listLots(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return lots
  },
)
