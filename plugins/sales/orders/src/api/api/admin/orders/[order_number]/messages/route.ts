import {
  adminOrderDetailSchema,
  customerMessagesSchema,
  orderMessageSchema,
  orderNumberSchema,
} from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { messagesAboutOrder, writeToCustomer } from "../../../../../../messages"

const limit = new RequestLimit(30, 10 * 60_000)

export const GET = route(
  {
    summary: "List an order's messages",
    description:
      "E-mails to the customer about the order and contact form messages about it, newest first. They " +
      "are kept for 30 days.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    answer: customerMessagesSchema,
    refusals: { 404: ["order_not_found"] },
  },
  ({ params, container }) => messagesAboutOrder(container, params.order_number),
)

export const POST = route(
  {
    summary: "Send a message to an order's customer",
    description:
      "Sends an e-mail in the customer's language, with a greeting and a link to the order. Replies go " +
      "to the merchant. The message is recorded in the order's history.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: orderMessageSchema,
    answer: adminOrderDetailSchema,
    refusals: { 404: ["order_not_found"], 409: ["order_without_email"] },
    limit: "30 in 10 minutes",
    example: { subject: "Votre commande", text: "Il manque le numéro de la boîte. Quel est-il ?" },
  },
  async ({ params, body, administrator: { email }, container, request, language }) => {
    limit.admit(request)
    await writeToCustomer(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
