import { mailServerSchema, mailServerSettingSchema } from "@bon-perroquet/contract/mail-server"
import { MAIL_SERVER_PROBLEMS } from "@bon-perroquet/mail/server"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { mailServerView, saveMailServer } from "../../../../../settings/mail-server"

/** Limits the mail server checks of each administrator to 20 in ten minutes. */
const checks = new RequestLimit(20, 10 * 60 * 1000)

export const GET = route(
  {
    summary: "Retrieve the mail server",
    description:
      "Without its password. `overridden_by` names the environment variable that sets another server.",
    access: "administrator",
    answer: mailServerSettingSchema,
    versioned: true,
  },
  ({ request }) => mailServerView(request),
)

export const PUT = route(
  {
    summary: "Update the mail server",
    description:
      "Only for owners with a fresh proof. The shop connects, signs in and sends a test e-mail to the caller before it " +
      "saves. The password is stored encrypted, and no call returns it.",
    access: "administrator",
    body: mailServerSchema,
    answer: mailServerSettingSchema,
    versioned: true,
    refusals: { 400: [...MAIL_SERVER_PROBLEMS], 403: ["fresh_proof_required"] },
    limit: "20 checks in 10 minutes",
    example: {
      ...{ host: "smtp.example.org", port: 587, security: "starttls", user: "shop", password: "noix" },
      from: "shop@example.org",
    },
  },
  ({ body, administrator: { email }, request, language }) => {
    if (!checks.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    return saveMailServer(request, body, language)
  },
)
