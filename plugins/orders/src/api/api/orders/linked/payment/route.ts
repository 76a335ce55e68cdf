import { linkedPaymentSchema, openedCheckoutSchema } from "@bon-perroquet/contract"
import { refuse, route, shopOrigins } from "@bon-perroquet/shop-api/http"
import { openingLimit } from "@bon-perroquet/shop-api/payments"
import { linkedOrder } from "@bon-perroquet/shop-api/signed-links"
import { openLinkedPayment } from "../../../../../payment-link"

export const POST = route(
  {
    summary: "Open the payment page of an order by its link",
    description:
      "For an order that stands before it is paid, as one that was agreed by telephone, and whose customer was sent the " +
      "way to pay it: `to_pay_cents` of the order says how much. The shopper goes on to `url`. Asked again it is the same " +
      "page, or a new one where that has ended; of an order there is never more than one that can be paid.",
    body: linkedPaymentSchema,
    answer: openedCheckoutSchema,
    refusals: {
      400: [
        "link_expired",
        "origin_not_allowed",
        "amount_too_small",
        "payment_method_not_offered",
        "email_refused",
      ],
      409: ["nothing_to_pay", "order_cancelled", "order_being_paid", "cart_busy"],
      503: ["payment_unavailable"],
    },
    limit: "60 payment pages a minute",
    example: { token: "eyJhbGciOi…", origin_url: "https://shop.example" },
  },
  async ({ body: { token, origin_url }, container, language, request }) => {
    openingLimit.admit(request)
    if (!shopOrigins(container).includes(origin_url)) throw refuse("origin_not_allowed", 400)
    const order = await linkedOrder(container, token)
    return openLinkedPayment(container, { order_id: order, token, origin: origin_url, language })
  },
)
