import { cartRepeatsSchema, chooseRepeatSchema } from "@bon-perroquet/contract"
import { sessionIdSchema } from "@bon-perroquet/contract/cart"
import { CART_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { route } from "@bon-perroquet/shop-api/http"
import { z } from "zod"
import { choose, readChoices } from "../../../../../choice"

const params = z.object({ session_id: sessionIdSchema })

export const GET = route(
  {
    summary: "List what of a cart is to come again",
    params,
    answer: cartRepeatsSchema,
  },
  ({ params, container }) => readChoices(container, params.session_id),
)

export const PUT = route(
  {
    summary: "Have a line of a cart come again",
    description:
      "Every so many weeks, one of the rhythms of `GET /api/shop`; `weeks` null: it is bought once. The discount of goods that " +
      "come again is a promotion of the cart. Such a cart is paid with a card, which is kept at the payment provider.",
    params,
    body: chooseRepeatSchema,
    answer: cartRepeatsSchema,
    refusals: {
      ...CART_REFUSALS,
      400: ["rhythm_not_offered"],
      404: ["product_not_found"],
    },
    example: { product_id: "prod_01JD3V7M5Q8W2K4T6Y9ZB0CEFG", weeks: 4 },
  },
  ({ params, body, language, container }) =>
    choose(container, { sessionId: params.session_id, language }, body),
)
