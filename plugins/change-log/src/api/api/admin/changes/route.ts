import { changesQuerySchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readChanges } from "../../../../changes"

/** Who did what, newest first. */
export const GET = route({ query: changesQuerySchema }, async ({ query, container, request, response }) => {
  await requireAdministrator(request)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { changes, total } = await readChanges(knex, query)
  response.setHeader(TOTAL_COUNT_HEADER, String(total))
  return changes
})
