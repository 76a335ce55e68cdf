import { route } from "@bon-perroquet/api-kit/http"
import { adminBalanceDetailSchema, balanceIdSchema, balanceStateSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { setStateByStaff } from "../../../../../../staff"

export const PUT = route(
  {
    summary: "Block or unblock a balance",
    description:
      "A blocked gift card or store credit cannot be used. A payment page that is already open can still redeem what it " +
      "has reserved.",
    access: "administrator",
    params: z.object({ id: balanceIdSchema }),
    body: balanceStateSchema,
    answer: adminBalanceDetailSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_replaced"] },
    example: { state: "blocked", reason: "Lost" },
  },
  ({ params: { id }, body, administrator: { email }, container }) =>
    setStateByStaff(container, email, id, body),
)
