import { resetPasswordSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { countByAddress } from "../../../../limits"
import { resetPassword } from "../../../../sign-in"

export const POST = route({ body: resetPasswordSchema }, async ({ body, container, request }) => {
  await countByAddress(request, "reset")
  await resetPassword(container, body.token, body.password)
  return { accepted: true } satisfies Accepted
})
