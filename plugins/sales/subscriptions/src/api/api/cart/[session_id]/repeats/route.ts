import { cartRepeatsSchema, chooseRepeatSchema } from "@bon-perroquet/contract"
import { sessionIdSchema } from "@bon-perroquet/contract/cart"
import { CART_REFUSALS } from "@bon-perroquet/shop-api/carts"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { choose, readChoices } from "../../../../../choice"

const params = z.object({ session_id: sessionIdSchema })

export const GET = route(
  {
    summary: "List subscriptions in a cart",
    params,
    answer: cartRepeatsSchema,
  },
  ({ params, container }) => readChoices(container, params.session_id),
)

export const PUT = route(
  {
    summary: "Subscribe to a cart line",
    description:
      "`weeks` is one of the intervals of `GET /api/shop`, or null for a single purchase. The " +
      "subscription discount is a promotion in the cart. A cart with subscriptions must be paid by " +
      "card, and the payment provider saves the card.",
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
