import { leaveAccountCart } from "@bon-perroquet/shop-api/carts"
import { logoutSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"

/** Signing out is the browser's own affair; this leaves the account's cart to the account. */
export const POST = route({ body: logoutSchema }, async ({ body, container }) => {
  await leaveAccountCart(container, body.cart_session_id)
  return { accepted: true } satisfies Accepted
})
