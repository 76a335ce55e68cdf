import { quotesQuerySchema, staffQuotesSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { quotePage } from "../../../../quotes/rows"
import { staffView } from "../../../../quotes/views"

export const GET = route(
  {
    summary: "List quotes",
    description: "Newest first.",
    access: "administrator",
    query: quotesQuerySchema,
    answer: staffQuotesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, response, language, knex }) => {
    const { rows, total } = await quotePage(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return Promise.all(rows.map((row) => staffView(container, row, language)))
  },
)
