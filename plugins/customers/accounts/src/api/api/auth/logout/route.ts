import { leaveAccountCart } from "@bon-perroquet/shop-api/carts"
import { logoutSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { sessionsOf } from "../../../../sessions"

export const POST = route(
  {
    summary: "Sign out",
    description:
      "Ends the session of the token and invalidates all copies of the token. The account keeps its " +
      "cart, and the browser's session gets an empty cart.",
    body: logoutSchema,
    answer: acceptedSchema,
    example: { cart_session_id: "1732190400000-3f9c2e7ab1d84c60" },
  },
  async ({ body, container, request }) => {
    // An expired token must not prevent signing out.
    const caller = await callerOf(request).catch(() => null)
    if (caller?.session) await sessionsOf(container).end(caller.auth_identity_id, caller.session.id)
    await leaveAccountCart(container, body.cart_session_id)
    return { accepted: true } satisfies Accepted
  },
)
