import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params: { id }, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return setStateByStaff(container, email, id, body)
  },
)
