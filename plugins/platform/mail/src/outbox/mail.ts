import type { Mail } from "@bon-perroquet/api-kit/mails"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import { htmlPart, type Sender, textPart } from "../layout"
import type { NewMessage } from "../modules/outbox"

/** Matches exactly one address, without characters that could start another header or recipient. */
const ADDRESS = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+$/

export const isAddress = (value: string): boolean => ADDRESS.test(value)

const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200)

/**
 * Creates a message with plain text and HTML. An invalid recipient is stored, because one customer's address must not
 * stop the work for others. The message then fails at its delivery, and staff see it in the outbox.
 */
export function compose(mail: Mail, sender: Sender): NewMessage {
  const { language, content, attachments = [], key = null, unsubscribe_url = null } = mail
  const subject = oneLine(mail.subject)
  return {
    to: oneLine(mail.to),
    reply_to: mail.reply_to !== undefined && isAddress(mail.reply_to) ? mail.reply_to : null,
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
