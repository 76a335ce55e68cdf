import { adminUsersQuerySchema, TOTAL_COUNT_HEADER, adminUsersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findPeople } from "../../../../people"

export const GET = route(
  {
    summary: "List the people",
    description: "Customers and administrators, newest first.",
    access: "administrator",
    query: adminUsersQuerySchema,
    answer: adminUsersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { people, total } = await findPeople(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return people
  },
)
