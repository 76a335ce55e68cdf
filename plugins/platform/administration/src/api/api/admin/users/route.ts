import { adminUsersQuerySchema, TOTAL_COUNT_HEADER, adminUsersSchema } from "@bon-perroquet/contract"
import { answerList, route } from "@bon-perroquet/api-kit/http"
import { allUsers, findUsers } from "../../../../users"

export const GET = route(
  {
    summary: "List users",
    description:
      "Customers and administrators, newest first. Returns all users, or a page if `limit` is given.",
    access: "administrator",
    query: adminUsersQuerySchema,
    answer: adminUsersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, knex, response }) => {
    const { limit } = query
    if (limit === undefined) {
      const { pieces, total } = await allUsers(knex, query)
      response.setHeader(TOTAL_COUNT_HEADER, String(total))
      await answerList(response, pieces)
      return undefined
    }
    const { users, total } = await findUsers(knex, { ...query, limit })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return users
  },
)
