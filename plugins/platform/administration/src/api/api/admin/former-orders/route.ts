import { findFormerOrders } from "@bon-perroquet/accounts/former-orders"
import { adminFormerOrdersSchema, formerOrdersQuerySchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { emailsOfCustomer } from "../../../../customers"

export const GET = route(
  {
    summary: "List orders of the former shop",
    description:
      "Imported orders, newest first. They are history: they have no documents, delivery or payment here.",
    access: "administrator",
    query: formerOrdersQuerySchema,
    answer: adminFormerOrdersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["customer_not_found"] },
  },
  async ({ query: { customer, ...query }, knex, response }) => {
    const emails = customer === undefined ? undefined : await emailsOfCustomer(knex, customer)
    const { orders, total } = await findFormerOrders(knex, {
      ...query,
      emails: emails?.map((email) => email.toLowerCase()),
    })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return orders
  },
)
