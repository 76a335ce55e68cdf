import { leaveAccountCart } from "@bon-perroquet/shop-api/carts"
import { logoutSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"

export const POST = route(
  {
    summary: "Leave the account's cart to the account",
    description:
      "Signing out is forgetting the token, which is the client's own affair; after this call the " +
      "session's cart is empty and the account keeps what was in it.",
    body: logoutSchema,
    answer: acceptedSchema,
    example: { cart_session_id: "1732190400000-3f9c2e7ab1d84c60" },
  },
  async ({ body, container }) => {
    await leaveAccountCart(container, body.cart_session_id)
    return { accepted: true } satisfies Accepted
  },
)
