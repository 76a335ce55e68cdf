import { loginSchema, signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { passChallenge } from "../../../../second-factor"
import { checkPassword, joinCart, signedIn, welcomeDevice } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Sign in",
    description:
      "Customers and administrators sign in here. The token is sent with every further call as " +
      "`Authorization: Bearer …`; it is one that the engine's own APIs accept as well. Names the " +
      "browser's cart session to have its cart joined with the account's. Whoever has a second factor " +
      "is answered 403 `mfa_required` and sends the same once more with a `code`: of the authenticator app, or one of the " +
      "recovery codes. A code is taken once. A sign-in on a device that was not known is told by mail.",
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
