import { forgotPasswordSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { countByAddress, mayBeMailed } from "../../../../limits"
import { inBackground, mailWhoever } from "../../../../mails"

/** Asks for a link to a new password. The answer is the same, and as quick, whoever has an account. */
export const POST = route(
  { body: forgotPasswordSchema },
  async ({ body: { email }, language, container, request }) => {
    await countByAddress(request, "forgot")
    if (await mayBeMailed(request, "reset", email))
      inBackground(container, "The mail for a new password", () =>
        mailWhoever(container, "reset", email, language),
      )
    return { accepted: true } satisfies Accepted
  },
)
