import { route } from "@bon-perroquet/api-kit/http"
import { checkoutSessionIdSchema, giftCardPurchaseSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { purchaseOf } from "../../../../../sold"

export const GET = route(
  {
    summary: "Retrieve the purchase of a gift card",
    description:
      "If the payment arrived before the provider's webhook, this call issues the card. The answer contains no code. Poll " +
      "every two seconds, at most ten times.",
    params: z.object({ session_id: checkoutSessionIdSchema }),
    answer: giftCardPurchaseSchema,
    refusals: { 404: ["checkout_not_found"], 503: ["payment_unavailable"] },
  },
  ({ params, container }) => purchaseOf(container, params.session_id),
)
