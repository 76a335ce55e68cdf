import { cartSchema, promoCodeSchema, sessionIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { addCode, CART_REFUSALS, CODE_REFUSALS } from "../../../../../carts"
import { promoCodeLimit } from "../../../../../code-limit"
import { route } from "@bon-perroquet/api-kit/http"

export const POST = route(
  {
    summary: "Apply a promo code",
    description:
      "Letter case makes no difference. Returns the cart with the discount. A code without effect is " +
      "rejected.",
    params: z.object({ session_id: sessionIdSchema }),
    body: promoCodeSchema,
    answer: cartSchema,
    refusals: {
      ...CART_REFUSALS,
      400: ["cart_empty"],
      404: ["promotion_unknown"],
      409: [...CART_REFUSALS[409], ...CODE_REFUSALS, "promotion_too_many"],
    },
    limit: "30 codes in ten minutes",
    example: { code: "BIENVENUE10" },
  },
  ({ params, body, language, container, request }) => {
    promoCodeLimit.admit(request)
    return addCode(container, { sessionId: params.session_id, language }, body.code)
  },
)
