import { acceptInvitationSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { countByAddress } from "../../../../limits"
import { acceptInvitation } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Accept an invitation to manage the shop",
    description:
      "Requires the token of the e-mailed link, which works once. If the address has a customer account, send its " +
      "password, and the `code` of its second factor after a 403 `mfa_required`. Otherwise the password is the one of " +
      "the new account. Sign in afterwards.",
    body: acceptInvitationSchema,
    answer: acceptedSchema,
    refusals: {
      400: ["link_expired", "password_too_short", "password_too_common"],
      403: ["wrong_password", "mfa_required", "wrong_code"],
      409: ["already_invited"],
    },
    limit: "60 calls in 15 minutes",
    example: {
      ...{ token: "eyJhbGciOi…", first_name: "An", last_name: "Claes", password: "amandes et noisettes" },
    },
  },
  async ({ body, request }) => {
    await countByAddress(request, "register")
    await acceptInvitation(request, body)
    return { accepted: true } satisfies Accepted
  },
)
