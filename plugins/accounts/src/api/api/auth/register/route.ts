import { registerSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { countByAddress } from "../../../../limits"
import { inBackground, mailPerson } from "../../../../mails"
import { requireUncommon } from "../../../../passwords"
import { joinCart, register, signedIn } from "../../../../sign-in"

/** Opens a customer's account and signs in. */
export const POST = route({ body: registerSchema }, async ({ body, language, container, request }) => {
  await countByAddress(request, "register")
  requireUncommon(body.password, body.email)
  const identity = await register(container, { ...body, language: body.language ?? language })
  const answer = signedIn(container, identity)
  inBackground(container, "The mail to verify an address", () =>
    mailPerson(container, "verify", identity, language),
  )
  await joinCart(container, identity, body.cart_session_id, language)
  return answer
})
