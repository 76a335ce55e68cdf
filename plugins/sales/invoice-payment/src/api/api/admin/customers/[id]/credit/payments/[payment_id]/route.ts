import { creditAccountSchema, creditPaymentIdSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
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
  ({ params: { id, payment_id }, container, administrator: { email } }) =>
    cancelCredit(container, id, payment_id, email),
)
