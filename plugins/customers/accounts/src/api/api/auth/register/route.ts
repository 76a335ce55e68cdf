import { registerSchema, signedInSchema } from "@bon-perroquet/contract"
import { inBackground, route } from "@bon-perroquet/api-kit/http"
import { countByAddress } from "../../../../limits"
import { mailPerson } from "../../../../mails"
import { requireGood } from "../../../../passwords"
import { joinCart, register, rememberDevice, signedIn } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Create an account",
    description:
      "Creates a customer account and signs in. The shop sends an e-mail to verify the address. The " +
      "account works before the verification.",
    body: registerSchema,
    answer: signedInSchema,
    refusals: { 400: ["password_too_short", "password_too_common"], 409: ["email_in_use"] },
    limit: "60 calls in 15 minutes",
    example: { email: "ada@example.org", password: "noix de cajou", first_name: "Ada", last_name: "Peeters" },
  },
  async ({ body, language, container, request, response }) => {
    await countByAddress(request, "register")
    requireGood(container, body.password, { email: body.email, isAdministrator: false })
    const identity = await register(container, { ...body, language: body.language ?? language })
    const answer = await signedIn(request, identity)
    rememberDevice(request, response, identity)
    inBackground(container, "The mail to verify an address", () =>
      mailPerson(container, "verify", identity, language),
    )
    await joinCart(container, identity, body.cart_session_id, language)
    return answer
  },
)
