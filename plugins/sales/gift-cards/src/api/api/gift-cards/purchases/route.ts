import { route } from "@bon-perroquet/api-kit/http"
import { buyGiftCardSchema, openedCheckoutSchema } from "@bon-perroquet/contract"
import { admitOrder } from "@bon-perroquet/shop-api/payments"
import { buyCard } from "../../../../sold"

export const POST = route(
  {
    summary: "Buy a gift card",
    description:
      "Opens the hosted payment page of a gift card. After the payment, the buyer receives a receipt, and the recipient " +
      "receives the card by e-mail on `send_on`. Without `recipient_email`, the buyer receives it as PDF.",
    body: buyGiftCardSchema,
    answer: openedCheckoutSchema,
    refusals: {
      400: [
        "origin_not_allowed",
        "gift_card_day",
        "email_refused",
        "amount_too_small",
        "payment_method_not_offered",
      ],
      404: ["not_found"],
      409: ["shop_not_open", "cart_busy"],
      429: ["too_many_requests"],
      503: ["payment_unavailable"],
    },
    limit: "60 payment pages a minute",
    example: {
      amount_cents: 2500,
      origin_url: "https://shop.example",
      buyer_email: "ada@example.org",
      giver_name: "Ada",
      recipient_name: "Bob",
      recipient_email: "bob@example.org",
      message: "Bon anniversaire !",
      send_on: "2026-12-24",
    },
  },
  async ({ body, language, container, request }) => {
    await admitOrder(request)
    return buyCard(container, language, body)
  },
)
