import { inviteSchema, invitationSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { invite } from "../../../../users"

export const POST = route(
  {
    summary: "Invite an administrator",
    description:
      "Only for owners with a fresh proof. Sends an e-mail in the caller's language. Its link works once, for one day.",
    access: "administrator",
    body: inviteSchema,
    answer: invitationSchema,
    refusals: { 403: ["fresh_proof_required"], 409: ["already_invited"] },
    example: { email: "an@example.org", role: "orders" },
  },
  ({ body, administrator: { email: by }, container, language }) =>
    invite(container, { by, language, ...body }),
)
