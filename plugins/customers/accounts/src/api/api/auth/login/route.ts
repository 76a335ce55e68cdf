import { loginSchema, signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { passChallenge } from "../../../../second-factor"
import { checkPassword, joinCart, signedIn, welcomeDevice } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Sign in",
    description:
      "For customers and administrators. Send the token with every further call as `Authorization: " +
      "Bearer …`. Medusa's own APIs accept it too. If you send the browser's cart session, that cart is " +
      "merged with the account's cart. An account with a second factor gets 403 `mfa_required`. Then " +
      "send the same request with a `code` of the authenticator app or a recovery code. Each code works " +
      "once. A sign-in on a new device is reported by e-mail.",
    body: loginSchema,
    answer: signedInSchema,
    refusals: { 401: ["invalid_credentials"], 403: ["mfa_required", "wrong_code"] },
    limit: "10 wrong passwords for one account in 15 minutes, 60 for all of them; 10 wrong codes",
    example: { email: "ada@example.org", password: "noix de cajou" },
  },
  async ({ body, language, container, request, response }) => {
    const { identity, challenge } = await checkPassword(request, body.email, body.password)
    const shown = challenge && (await passChallenge(request, identity, challenge, body.code))
    const answer = await signedIn(request, identity, shown)
    welcomeDevice(request, response, identity, language)
    await joinCart(container, identity, body.cart_session_id, language)
    return answer
  },
)
