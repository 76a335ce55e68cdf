import { adminSearchQuerySchema, adminSearchSchema } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { hasRight, requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { searchAll } from "../../../../search"

const limit = new RequestLimit(300, 60_000)

export const GET = route(
  {
    summary: "Search orders, products and customers",
    description:
      "Searches words and beginnings of words in order numbers, e-mail addresses, names, streets, towns " +
      "and tracking numbers, product names and SKUs, and customers' names and e-mail addresses. Case " +
      "and accents are ignored. A single letter returns no results.",
    access: "administrator",
    query: adminSearchQuerySchema,
    answer: adminSearchSchema,
    limit: "300 a minute",
  },
  async ({ query, language, container, request }) => {
    const caller = await requireAdministrator(request)
    limit.admit(request)
    return searchAll(container, query.q, { mayUse: (right) => hasRight(caller, right), language })
  },
)
