import { customersQuerySchema, customersSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { findCustomers } from "../../../../customers"

export const GET = route(
  {
    summary: "List customers",
    description: "Customers with an account and guests with orders, one per e-mail address, newest first.",
    access: "administrator",
    query: customersQuerySchema,
    answer: customersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, knex, response }) => {
    const { customers, total } = await findCustomers(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return customers
  },
)
