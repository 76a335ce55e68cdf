import { cancelCheckoutSchema, cancelledCheckoutSchema } from "@bon-perroquet/contract"
import { releaseCart } from "@bon-perroquet/checkout/checkout"
import { findCartBySession } from "../../../../../carts"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "../../../../../payments/map-checkout-error"

export const POST = route(
  {
    summary: "Cancel a payment page",
    description: "It can no longer be paid, and its goods are released.",
    body: cancelCheckoutSchema,
    answer: cancelledCheckoutSchema,
    refusals: { 409: ["cart_frozen", "cart_busy"], 503: ["payment_unavailable"] },
    example: { cart_session_id: "1732190400000-3f9c2e7ab1d84c60" },
  },
  async ({ body, container }) => {
    const cart = await findCartBySession(container, body.cart_session_id)
    if (cart && (await releaseCart(container, cart.cart_id).catch(mapCheckoutError)) === "frozen")
      throw refuse("cart_frozen", 409)
    return { cancelled: true as const }
  },
)
