import { route } from "@bon-perroquet/api-kit/http"
import { balanceIdSchema, cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { CART_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { z } from "zod"
import { removeBalance } from "../../../../../../cards"

export const DELETE = route(
  {
    summary: "Remove a gift card or store credit from a cart",
    description: "A balance that the cart does not use has no effect.",
    params: z.object({ session_id: sessionIdSchema, id: balanceIdSchema }),
    answer: cartSchema,
    refusals: { ...CART_REFUSALS, 404: ["not_found"] },
  },
  ({ params, language, container }) =>
    removeBalance(container, { sessionId: params.session_id, language }, params.id),
)
