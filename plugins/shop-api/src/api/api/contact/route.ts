import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { contactReceipt, forwardedMessage } from "../../../contact/messages"
import { contactSchema, type ContactReceived } from "../../../contract/contact"
import { RequestLimit, route } from "../../../http"

const WINDOW_MS = 10 * 60 * 1000
const limit = new RequestLimit(Number(process.env.CONTACT_RATE_LIMIT ?? 5), WINDOW_MS)

/** Takes a message to the merchant and acknowledges it to the sender. */
export const POST = route({ body: contactSchema }, async ({ body, language, container, request }) => {
  limit.admit(request)
  const received: ContactReceived = { received: true }
  // A robot is told what a person is told.
  if (body.website) return received
  await sendMail(container, forwardedMessage(body, language, merchantAddress(container)))
  await sendMail(container, contactReceipt(body, language))
  return received
})
