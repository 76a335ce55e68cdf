import { loginSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { checkPassword, joinCart, signedIn } from "../../../../sign-in"

/** Customers and administrators sign in here; the token is one that the engine's own APIs accept. */
export const POST = route({ body: loginSchema }, async ({ body, language, container, request }) => {
  const identity = await checkPassword(request, body.email, body.password)
  const answer = signedIn(container, identity)
  await joinCart(container, identity, body.cart_session_id, language)
  return answer
})
