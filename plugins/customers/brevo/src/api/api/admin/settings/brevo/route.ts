import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { brevoInputSchema, brevoSettingSchema } from "@bon-perroquet/contract/brevo"
import { brevoView, saveBrevo } from "../../../../../connection"

/** Checks per administrator in ten minutes. */
const checks = new RequestLimit(20, 10 * 60 * 1000)

export const GET = route(
  {
    summary: "Retrieve the connection to Brevo",
    description: "Without its API key. With the progress of the synchronisation.",
    access: "administrator",
    answer: brevoSettingSchema,
    versioned: true,
  },
  ({ request }) => brevoView(request),
)

export const PUT = route(
  {
    summary: "Update the connection to Brevo",
    description:
      "Only for owners with a fresh proof. The shop checks the key and the list at Brevo before it saves. The key is stored " +
      "encrypted, and no call returns it. Confirmed subscribers and the proof of their consent are then sent to the list, " +
      "and unsubscriptions at Brevo apply in the shop.",
    access: "administrator",
    body: brevoInputSchema,
    answer: brevoSettingSchema,
    versioned: true,
    refusals: { 400: ["brevo_key", "brevo_list", "brevo_unreachable"], 403: ["fresh_proof_required"] },
    limit: "20 checks in 10 minutes",
    example: { api_key: "xkeysib-…", list_id: 2 },
  },
  ({ body, administrator: { email }, request }) => {
    if (!checks.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    return saveBrevo(request, body)
  },
)
