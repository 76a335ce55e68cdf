import type { Language } from "@bon-perroquet/contract/sets"
import { htmlPart, type MailContent, type Sender, textPart } from "../layout"
import type { MailAttachment, NewMessage } from "../modules/outbox"

export interface Mail {
  to: string
  language: Language
  subject: string
  content: MailContent
  reply_to?: string
  attachments?: MailAttachment[]
  /**
   * Identifies a message that must be sent only once, for example "order-confirmation:order_1". Its hash is never
   * deleted, even if the person is erased, so it must not contain an address.
   */
  key?: string
  /** URL from `oneClickUrl` of `api-kit/mailing-lists`. */
  unsubscribe_url?: string
}

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

/** @throws if the e-mail address is invalid */
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
  }
}
