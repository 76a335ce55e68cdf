import { cartSchema, quoteAcceptanceSchema, quoteIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { CART_REFUSALS, PRODUCT_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { acceptQuote } from "../../../../../../quotes/customer"

export const POST = route(
  {
    summary: "Accept a quote",
    description:
      "Puts the offered goods into the account's cart, at the offered prices. The quote is accepted when the cart is ordered.",
    access: "account",
    params: quoteIdSchema,
    body: quoteAcceptanceSchema,
    answer: cartSchema,
    refusals: {
      ...CART_REFUSALS,
      400: PRODUCT_REFUSALS[400],
      403: ["administrator_account"],
      404: ["quote_not_found", "product_not_found"],
      409: ["quote_closed", ...CART_REFUSALS[409]],
    },
    example: { cart_session_id: "1732190400000-3f9c2e7ab1d84c60" },
  },
  async ({ params: { id }, body, container, request, language }) => {
    requireService("quotes")
    const customer = await requireCustomer(request)
    return acceptQuote(container, { customer, id, sessionId: body.cart_session_id, language })
  },
)
