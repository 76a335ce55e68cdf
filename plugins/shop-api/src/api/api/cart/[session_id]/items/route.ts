import { addCartItemSchema, cartSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { addUnits, changeCart, CART_REFUSALS, GOODS_REFUSALS } from "../../../../../carts"
import { route } from "../../../../../http"

export const POST = route(
  {
    summary: "Add to a cart",
    description:
      "Adds units of a product, at the shop's price whatever the request says. The first item makes " +
      "the cart.",
    params: z.object({ session_id: sessionIdSchema }),
    body: addCartItemSchema,
    answer: cartSchema,
    refusals: { ...CART_REFUSALS, ...GOODS_REFUSALS },
    example: { product_id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG", quantity: 2 },
  },
  ({ params, body, language, container }) =>
    changeCart(
      container,
      { sessionId: params.session_id, language },
      addUnits(body.product_id, body.quantity),
    ),
)
