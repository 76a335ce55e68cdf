import { linkedPaymentSchema, openedCheckoutSchema } from "@bon-perroquet/contract"
import { callerOf } from "@bon-perroquet/api-kit/identity"
import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { openingLimit } from "@bon-perroquet/shop-api/payments"
import { linkedOrder } from "@bon-perroquet/api-kit/signed-links"
import { openLinkedPayment } from "../../../../../payment-link"

export const POST = route(
  {
    summary: "Open the payment page of an order by its link",
    description:
      "For an unpaid order, for example by telephone, whose customer received a payment link. " +
      "`to_pay_cents` of the order is the amount due. Redirect the customer to `url`. Further calls " +
      "return the same page, or a new one after its end. An order never has two payable pages. Gift cards and store " +
      "credit of the order pay first. If nothing is left, `url` is the confirmation page.",
    access: "anyone-or-account",
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
      409: ["nothing_to_pay", "order_cancelled", "order_being_paid", "rest_changed", "cart_busy"],
      503: ["payment_unavailable"],
    },
    limit: "60 payment pages a minute",
    example: { token: "eyJhbGciOi…", origin_url: "https://shop.example" },
  },
  async ({ body: { token, origin_url, expected_rest_cents }, container, language, request }) => {
    openingLimit.admit(request)
    if (!shopOrigins(container).includes(origin_url)) throw refuse("origin_not_allowed", 400)
    return openLinkedPayment(container, {
      order_id: await linkedOrder(container, token),
      customer_id: (await callerOf(request))?.customer?.id ?? null,
      origin: origin_url,
      ...{ token, language, expected_rest_cents },
    })
  },
)
