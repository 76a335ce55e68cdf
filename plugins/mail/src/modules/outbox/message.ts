import type { Language } from "@bon-perroquet/languages/locales"
import type { MessageState } from "./states"

export interface MailAttachment {
  filename: string
  content_type: string
  base64: string
}

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
  state: MessageState
  attempts: number
  next_attempt_at: Date
  last_error: string | null
  external_id: string | null
  sent_at: Date | null
  created_at: Date
}

export type NewMessage = Pick<
  Message,
  "to" | "reply_to" | "language" | "subject" | "text" | "html" | "attachments" | "key"
>
