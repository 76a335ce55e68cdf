import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { paidOrderQuestionSchema, paidOrderSchema } from "@bon-perroquet/contract"
import { cartIdOfSession } from "@bon-perroquet/shop-api/carts"
import { route } from "@bon-perroquet/api-kit/http"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import { ordersById } from "../../../../orders"

export const POST = route(
  {
    summary: "Retrieve the order of a payment",
    description:
      "For the confirmation page. Requires the cart session that paid, because an address with a payment's id " +
      "can be forwarded. Once the session has another cart, use the link in the confirmation e-mail.",
    body: paidOrderQuestionSchema,
    answer: paidOrderSchema,
    example: { session_id: "cs_test_0123456789", cart_session_id: "1764316800000-k3m9x2p7" },
  },
  async ({ body, container, language }) => {
    const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    const [attempt, cartId] = await Promise.all([
      checkout.attemptOfSession(body.session_id),
      cartIdOfSession(container, body.cart_session_id),
    ])
    const id = attempt?.cart_id === cartId ? attempt?.order_id : null
    const [order] = id ? await ordersById(container, [id], language) : []
    // The success page is also opened in browsers that may not see the order, so a missing order is no error.
    if (!order) return { order: null, url: null, tracking_url: null }
    const link = (purpose: "order" | "tracking") =>
      signedLink(container, language, purpose, { order: order.id })
    return { order, url: link("order"), tracking_url: link("tracking") }
  },
)
