import { route } from "@bon-perroquet/api-kit/http"
import { adminBalanceDetailSchema, balanceIdSchema, topUpGiftCardSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { topUpByStaff } from "../../../../../../staff"

export const POST = route(
  {
    summary: "Top up a gift card",
    description: "Adds an amount to an active gift card, once per `key`.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    body: topUpGiftCardSchema,
    answer: adminBalanceDetailSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_not_active"] },
    example: { amount_cents: 1000, reason: "Paid at the counter", key: "top-up-2026-11-30-1" },
  },
  ({ params: { id }, body, administrator: { email }, container }) => topUpByStaff(container, email, id, body),
)
