import { adminSearchQuerySchema, adminSearchSchema } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { searchAll } from "../../../../search"

const limit = new RequestLimit(300, 60_000)

export const GET = route(
  {
    summary: "Search orders, products and customers",
    description:
      "Each word, or what it begins with, in an order's number, e-mail address, name, street, town or tracking number, in a " +
      "product's name or SKU, in a customer's name or e-mail address. Case and accents make no difference. One letter finds nothing.",
    access: "administrator",
    query: adminSearchQuerySchema,
    answer: adminSearchSchema,
    limit: "300 a minute",
  },
  async ({ query, language, container, request }) => {
    const { administrator } = await requireAdministrator(request)
    limit.admit(request)
    return searchAll(container, query.q, { role: administrator?.role ?? null, language })
  },
)
