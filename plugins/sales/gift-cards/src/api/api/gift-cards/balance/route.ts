import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { giftCardBalanceSchema, giftCardCodeSchema } from "@bon-perroquet/contract"
import { requireCard } from "../../../../cards"

const limit = new RequestLimit(Number(process.env.PROMO_CODE_RATE_LIMIT ?? 30), 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Read the balance of a gift card",
    description: "A wrong, blocked or expired code is rejected with the same answer.",
    body: giftCardCodeSchema,
    answer: giftCardBalanceSchema,
    refusals: { 404: ["gift_card_unknown", "not_found"], 429: ["too_many_requests"] },
    limit: "30 codes in ten minutes",
    example: { code: "K7QF-2MXD-9TRA-HB4C" },
  },
  async ({ body, container, request }) => {
    limit.admit(request)
    const { last4, balance_cents, expires_at } = await requireCard(container, body.code)
    return {
      last4: last4 ?? "",
      balance_cents,
      currency: "eur" as const,
      expires_at: expires_at && new Date(expires_at).toISOString(),
    }
  },
)
