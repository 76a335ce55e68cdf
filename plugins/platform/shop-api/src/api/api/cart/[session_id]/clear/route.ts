import { cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { changeCart, removeAll, CART_REFUSALS } from "../../../../../carts"
import { route } from "@bon-perroquet/api-kit/http"

export const DELETE = route(
  {
    summary: "Empty a cart",
    params: z.object({ session_id: sessionIdSchema }),
    answer: cartSchema,
    refusals: CART_REFUSALS,
  },
  ({ params, language, container }) =>
    changeCart(container, { sessionId: params.session_id, language }, removeAll),
)
