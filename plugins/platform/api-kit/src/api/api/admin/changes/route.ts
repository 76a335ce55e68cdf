import { changesQuerySchema, TOTAL_COUNT_HEADER, changesSchema } from "@bon-perroquet/contract"
import { route } from "../../../../http"
import { requireAdministrator } from "../../../../identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { changes, total } = await readChanges(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return changes
  },
)
