import { linkedRepeatPaymentSchema, openedCheckoutSchema } from "@bon-perroquet/contract"
import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { openingLimit } from "@bon-perroquet/shop-api/payments"
import { payDelivery } from "../../../../../deliver"
import { accessBy } from "../../../../../links"
import { PAYMENT_REFUSALS } from "../../../../../refusals"

export const POST = route(
  {
    summary: "Open the payment page of a subscription by its link",
    description:
      "For a delivery whose charge was refused. The payment provider saves the new payment method for " +
      "later charges.",
    body: linkedRepeatPaymentSchema,
    answer: openedCheckoutSchema,
    refusals: { ...PAYMENT_REFUSALS, 400: ["link_expired", ...PAYMENT_REFUSALS[400]] },
    limit: "60 payment pages a minute",
    example: { token: "eyJkYXRhIjoi…", origin_url: "https://shop.example" },
  },
  async ({ body: { token, origin_url: origin }, container, language, request }) => {
    openingLimit.admit(request)
    if (!shopOrigins(container).includes(origin)) throw refuse("origin_not_allowed", 400)
    const { repeat } = await accessBy(container, token)
    return payDelivery(container, {
      id: repeat.id,
      origin,
      language,
      back_to: `/repeat-delivery?token=${token}`,
    })
  },
)
