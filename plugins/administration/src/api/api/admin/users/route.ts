import { adminUsersQuerySchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findPeople } from "../../../../people"

export const GET = route(
  { query: adminUsersQuerySchema },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { people, total } = await findPeople(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return people
  },
)
