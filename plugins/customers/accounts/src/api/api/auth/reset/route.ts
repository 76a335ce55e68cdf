import { resetPasswordSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { countByAddress } from "../../../../limits"
import { resetPassword } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Set a new password",
    description:
      "Requires the token of the e-mailed link. All existing tokens become invalid, and the account " +
      "receives an e-mail.",
    body: resetPasswordSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired", "password_too_short", "password_too_common"] },
    limit: "60 calls in 15 minutes",
    example: { token: "eyJhbGciOi…", password: "amandes et noisettes" },
  },
  async ({ body, language, request }) => {
    await countByAddress(request, "reset")
    await resetPassword(request, body.token, body.password, language)
    return { accepted: true } satisfies Accepted
  },
)
