import { addCartItemSchema, cartSchema, sessionIdSchema } from "@bon-perroquet/contract/cart"
import { z } from "zod"
import { changeCart } from "../../../../../carts/change"
import { CART_REFUSALS, PRODUCT_REFUSALS } from "../../../../../carts/refusals"
import { addUnits } from "../../../../../carts/rules"
import { route } from "@bon-perroquet/api-kit/http/route"

export const POST = route(
  {
    summary: "Add to a cart",
    description:
      "Adds units of a product at the shop's price. Prices in the request are ignored. Default size: " +
      "the first one. The first item creates the cart.",
    params: z.object({ session_id: sessionIdSchema }),
    body: addCartItemSchema,
    answer: cartSchema,
    refusals: { ...CART_REFUSALS, ...PRODUCT_REFUSALS },
    example: { product_id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG", quantity: 2 },
  },
  ({ params, body, language, container }) =>
    changeCart(container, { sessionId: params.session_id, language }, addUnits(body, body.quantity)),
)
