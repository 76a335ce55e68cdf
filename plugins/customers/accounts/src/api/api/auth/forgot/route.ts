import { forgotPasswordSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { inBackground, route } from "@bon-perroquet/api-kit/http"
import { countByAddress, mayBeMailed } from "../../../../limits"
import { mailPersonAt } from "../../../../mails"

export const POST = route(
  {
    summary: "Request a password reset",
    description:
      "Sends a link by e-mail if an account has this address. The answer and its timing are the same if " +
      "there is none.",
    body: forgotPasswordSchema,
    answer: acceptedSchema,
    limit: "60 calls in 15 minutes",
    example: { email: "ada@example.org" },
  },
  async ({ body: { email }, language, container, request }) => {
    await countByAddress(request, "forgot")
    if (await mayBeMailed(request, "reset", email))
      inBackground(container, "The mail for a new password", () =>
        mailPersonAt(container, "reset", email, language),
      )
    return { accepted: true } satisfies Accepted
  },
)
