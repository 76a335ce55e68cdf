import { type ContactReceived, contactReceivedSchema, contactSchema } from "@bon-perroquet/contract"
import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { contactReceipt, forwardedMessage } from "../../../contact/messages"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"

const WINDOW_MS = 10 * 60 * 1000
const limit = new RequestLimit(Number(process.env.CONTACT_RATE_LIMIT ?? 5), WINDOW_MS)

/** Limits receipts to three per e-mail address and hour. */
const receipts = new RequestLimit(3, 60 * 60 * 1000)

export const POST = route(
  {
    summary: "Send a message to the merchant",
    description: "Sends the message to the merchant and a receipt to the sender. At most three per hour.",
    body: contactSchema,
    answer: contactReceivedSchema,
    limit: "5 messages in 10 minutes",
    example: {
      name: "Ada Peeters",
      email: "ada@example.org",
      topic: "product",
      message: "Les noix sont-elles sans sel ?",
    },
  },
  async ({ body, language, container, request }) => {
    limit.admit(request)
    const received: ContactReceived = { received: true }
    // A bot that fills the hidden field gets the normal answer.
    if (body.website) return received
    await sendMail(container, forwardedMessage(body, language, await merchantAddress(container)))
    // Anyone can enter any address, so it gets few receipts. The merchant receives every message.
    if (receipts.allows(body.email.toLowerCase())) await sendMail(container, contactReceipt(body, language))
    return received
  },
)
