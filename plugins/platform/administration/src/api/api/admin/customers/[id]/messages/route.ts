import { customerIdSchema, customerMessagesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { messagesOfCustomer } from "../../../../../../customers"

export const GET = route(
  {
    summary: "List a customer's messages",
    description:
      "E-mails to the customer and contact form messages of the customer, newest first. They are kept " +
      "for 30 days.",
    access: "administrator",
    params: z.object({ id: customerIdSchema }),
    answer: customerMessagesSchema,
    refusals: { 404: ["customer_not_found"] },
  },
  ({ params, container }) => messagesOfCustomer(container, params.id),
)
