import { changesQuerySchema, TOTAL_COUNT_HEADER, changesSchema } from "@bon-perroquet/contract"
import { route } from "../../../../http"
import { readChanges } from "../../../../changes"

export const GET = route(
  {
    summary: "List changes",
    description: "Newest first, with their authors.",
    access: "administrator",
    query: changesQuerySchema,
    answer: changesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, knex, response }) => {
    const { changes, total } = await readChanges(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return changes
  },
)
