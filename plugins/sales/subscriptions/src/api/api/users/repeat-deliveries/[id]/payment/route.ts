import { openedCheckoutSchema } from "@bon-perroquet/contract"
import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { openingLimit } from "@bon-perroquet/shop-api/payments"
import { z } from "zod"
import { payDelivery } from "../../../../../../deliver"
import { PAYMENT_REFUSALS } from "../../../../../../refusals"
import { requireOwn } from "../../../../../../views/own"

export const POST = route(
  {
    summary: "Open the payment page of a subscription",
    description: "For a delivery whose charge was refused.",
    access: "account",
    params: z.object({ id: z.string().max(64) }),
    body: z.object({ origin_url: z.url().max(500) }),
    answer: openedCheckoutSchema,
    refusals: PAYMENT_REFUSALS,
    limit: "60 payment pages a minute",
    example: { origin_url: "https://shop.example" },
  },
  async ({ params: { id }, body: { origin_url: origin }, container, language, request }) => {
    openingLimit.admit(request)
    await requireOwn(request, id)
    if (!shopOrigins(container).includes(origin)) throw refuse("origin_not_allowed", 400)
    return payDelivery(container, { id, origin, language, back_to: "/profile" })
  },
)
