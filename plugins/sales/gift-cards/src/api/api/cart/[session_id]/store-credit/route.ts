import { route } from "@bon-perroquet/api-kit/http"
import { cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { CART_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { z } from "zod"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { applyStoreCredit } from "../../../../../cards"

export const POST = route(
  {
    summary: "Pay with store credit",
    description:
      "Returns the cart with the customer's store credit in `balances`. It pays a part of the total or all of it when " +
      "the customer pays with the same account. To stop using it, remove it like a gift card.",
    access: "account",
    params: z.object({ session_id: sessionIdSchema }),
    answer: cartSchema,
    refusals: {
      ...CART_REFUSALS,
      400: ["cart_empty"],
      403: ["administrator_account"],
      404: ["not_found"],
      409: [...CART_REFUSALS[409], "gift_card_too_many", "store_credit_empty"],
    },
  },
  async ({ params, language, container, request }) =>
    applyStoreCredit(container, { sessionId: params.session_id, language }, await requireCustomer(request)),
)
