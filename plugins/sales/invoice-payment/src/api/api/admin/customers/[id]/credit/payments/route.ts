import { creditAccountSchema, creditPaymentSchema, customerIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { bookCredit } from "../../../../../../../statement/staff"

export const POST = route(
  {
    summary: "Book a payment of an invoice",
    description:
      "A received payment of at most the open amount, or with `kind: payout` an amount that the shop paid back after a " +
      "refund of a paid invoice. `open_cents` is the open amount that you saw.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    body: creditPaymentSchema,
    answer: creditAccountSchema,
    refusals: {
      404: ["customer_not_found", "order_not_found"],
      409: ["changed_meanwhile", "payment_amount_differs"],
    },
    example: {
      kind: "payment",
      order_number: "BP-26-000123",
      amount_cents: 12_500,
      day: "2026-12-14",
      open_cents: 12_500,
    },
  },
  ({ params: { id }, body, container, administrator: { email } }) => bookCredit(container, id, body, email),
)
