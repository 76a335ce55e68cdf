import type { Mail } from "@bon-perroquet/api-kit/mails"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import { htmlPart, type Sender, textPart } from "../layout"
import type { NewMessage } from "../modules/outbox"

/** Matches exactly one address, without characters that could start another header or recipient. */
const ADDRESS = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+$/

function address(value: string): string {
  if (!ADDRESS.test(value)) throw new Error("The recipient of the e-mail is not a valid address.")
  return value
}

const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200)

/** Creates a message with plain text and HTML. @throws if the e-mail address is invalid */
export function compose(mail: Mail, sender: Sender): NewMessage {
  const { language, content, attachments = [], key = null, unsubscribe_url = null } = mail
  const subject = oneLine(mail.subject)
  return {
    to: address(mail.to),
    reply_to: mail.reply_to === undefined ? null : address(mail.reply_to),
    language,
    subject,
    text: textPart(content, language, sender),
    html: htmlPart(subject, content, language, sender),
    attachments,
    key,
    unsubscribe_url,
    channel: furtherChannel()?.code ?? null,
  }
}
