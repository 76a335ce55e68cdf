import type { Language } from "@bon-perroquet/languages/locales"
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
   * What the message is about, where it must go out only once: "order-confirmation:order_1". Its hash is remembered for ever,
   * also when the person is forgotten, so it holds no address.
   */
  key?: string
  /** Where a mail program ends this kind of mail by a POST: see `oneClickUrl` in `shop-api/mailing-lists`. */
  unsubscribe_url?: string
}

/** Exactly one address, nothing that would begin another header or recipient. */
const ADDRESS = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+$/

function address(value: string): string {
  if (!ADDRESS.test(value)) throw new Error("A message can't be addressed like that.")
  return value
}

const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200)

/** The message as it will be sent. @throws when its address is none. */
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
