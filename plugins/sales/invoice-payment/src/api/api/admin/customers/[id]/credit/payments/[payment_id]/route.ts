import { creditAccountSchema, creditPaymentIdSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { cancelCredit } from "../../../../../../../../statement/staff"

export const DELETE = route(
  {
    summary: "Cancel a booked payment",
    description: "For a payment that was booked by mistake. The change log keeps both.",
    access: "administrator",
    params: z.object({ id: customerIdSchema, payment_id: creditPaymentIdSchema }),
    answer: creditAccountSchema,
    refusals: { 404: ["customer_not_found", "not_found"] },
  },
  async ({ params: { id, payment_id }, container, request }) => {
    const { email } = await requireAdministrator(request)
    return cancelCredit(container, id, payment_id, email)
  },
)
