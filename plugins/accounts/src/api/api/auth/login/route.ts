import { loginSchema, signedInSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { checkPassword, joinCart, rememberDevice, signedIn } from "../../../../sign-in"

export const POST = route(
  {
    summary: "Sign in",
    description:
      "Customers and administrators sign in here. The token is sent with every further call as " +
      "`Authorization: Bearer …`; it is one that the engine's own APIs accept as well. Names the " +
      "browser's cart session to have its cart joined with the account's.",
    body: loginSchema,
    answer: signedInSchema,
    refusals: { 401: ["invalid_credentials"], 403: ["mfa_required"] },
    limit: "10 wrong passwords for one account in 15 minutes, 60 for all of them",
    example: { email: "ada@example.org", password: "noix de cajou" },
  },
  async ({ body, language, container, request, response }) => {
    const identity = await checkPassword(request, body.email, body.password)
    const answer = signedIn(container, identity)
    rememberDevice(request, response, identity)
    await joinCart(container, identity, body.cart_session_id, language)
    return answer
  },
)
