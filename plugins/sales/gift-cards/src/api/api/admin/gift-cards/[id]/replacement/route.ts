import { route } from "@bon-perroquet/api-kit/http"
import { balanceIdSchema, issuedGiftCardSchema, replaceGiftCardSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { replaceByStaff } from "../../../../../../staff"

export const POST = route(
  {
    summary: "Replace a gift card",
    description:
      "Issues a new code for a lost card. The new card takes over balance and last day, and the old code is not valid any " +
      "more. The code is shown only once.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    body: replaceGiftCardSchema,
    answer: issuedGiftCardSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_replaced", "gift_card_not_active"] },
    example: { reason: "Lost" },
  },
  ({ params: { id }, body, administrator: { email }, container }) =>
    replaceByStaff(container, email, id, body.reason),
)
