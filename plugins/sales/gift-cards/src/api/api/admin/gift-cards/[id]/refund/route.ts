import { route } from "@bon-perroquet/api-kit/http"
import { adminBalanceDetailSchema, balanceIdSchema, refundGiftCardSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { refundSold } from "../../../../../../sold"
import { requireBalance } from "../../../../../../staff"

export const POST = route(
  {
    summary: "Refund a sold gift card",
    description: "Returns the money of an unspent card to the buyer's payment method, and ends the card.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    body: refundGiftCardSchema,
    answer: adminBalanceDetailSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_spent"] },
    example: { reason: "Withdrawal" },
  },
  async ({ params: { id }, body, administrator: { email }, container }) => {
    await refundSold(container, email, id, body.reason)
    return requireBalance(container, id)
  },
)
