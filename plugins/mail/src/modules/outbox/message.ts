import type { Language } from "@bon-perroquet/languages/locales"
import type { MessageState } from "./states"

export interface MailAttachment {
  filename: string
  content_type: string
  base64: string
}

/** Days that a message is kept after it was sent or given up, to answer "did my e-mail leave?"; the privacy page says so too. */
export const KEPT_DAYS = 30

/** A row of outbox_message. */
export interface Message {
  id: string
  to: string
  reply_to: string | null
  language: Language
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  key: string | null
  /** Where a mail program ends this kind of mail by a POST, as RFC 8058 says; null for mail that can't be ended. */
  unsubscribe_url: string | null
  state: MessageState
  attempts: number
  next_attempt_at: Date
  last_error: string | null
  external_id: string | null
  sent_at: Date | null
  created_at: Date
}

/** What a message would tell, and when that happened. */
export interface Cause {
  key: string
  at: Date
}

export type NewMessage = Pick<
  Message,
  "to" | "reply_to" | "language" | "subject" | "text" | "html" | "attachments" | "key" | "unsubscribe_url"
>
