import { route } from "@bon-perroquet/api-kit/http"
import { adminBalanceDetailSchema, balanceIdSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { sendAgain } from "../../../../../../sold"
import { requireBalance } from "../../../../../../staff"

export const POST = route(
  {
    summary: "Send a sold gift card again",
    description:
      "Sends the card to its recipient, or to the buyer, with the same code. A replaced card is not sent again.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    answer: adminBalanceDetailSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_not_active"] },
  },
  async ({ params: { id }, administrator: { email }, container }) => {
    await sendAgain(container, email, id)
    return requireBalance(container, id)
  },
)
