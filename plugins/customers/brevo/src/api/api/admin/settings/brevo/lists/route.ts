import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { brevoKeySchema, brevoListsSchema } from "@bon-perroquet/contract/brevo"
import { listsOf } from "../../../../../../connection"

/** Checks per administrator in ten minutes. */
const checks = new RequestLimit(60, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "List the lists of an account at Brevo",
    description: "Only for owners. Checks the key, but does not store it.",
    access: "administrator",
    body: brevoKeySchema,
    answer: brevoListsSchema,
    refusals: { 400: ["brevo_key", "brevo_unreachable"] },
    limit: "60 in 10 minutes",
    example: { api_key: "xkeysib-…" },
  },
  ({ body, administrator: { email }, container }) => {
    if (!checks.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    return listsOf(container, body.api_key)
  },
)
