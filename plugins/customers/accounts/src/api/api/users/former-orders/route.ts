import { formerOrdersSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller, provedEmail } from "@bon-perroquet/api-kit/identity"
import { formerOrdersOf } from "../../../../former-orders"

export const GET = route(
  {
    summary: "List orders of the former shop",
    description:
      "Orders that the merchant imported from a former shop, newest first. They are shown to accounts with a verified " +
      "address.",
    access: "account",
    answer: formerOrdersSchema,
  },
  async ({ knex, request }) => {
    const email = provedEmail(await requireCaller(request))
    return formerOrdersOf(knex, email === null ? [] : [email])
  },
)
