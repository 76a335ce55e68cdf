import type { MailAttachment } from "@bon-perroquet/api-kit/mails"
import type { Language } from "@bon-perroquet/contract/sets"

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
  /** URL that ends this kind of mail by POST (RFC 8058), or null. */
  unsubscribe_url: string | null
  /** Code of the channel whose sender it has. Null for the main channel. */
  channel: string | null
  state: MessageState
  attempts: number
  next_attempt_at: Date
  last_error: string | null
  external_id: string | null
  sent_at: Date | null
  created_at: Date
}

export interface Cause {
  key: string
  at: Date
}

export type NewMessage = Pick<
  Message,
  | "to"
  | "reply_to"
  | "language"
  | "subject"
  | "text"
  | "html"
  | "attachments"
  | "key"
  | "unsubscribe_url"
  | "channel"
>

/** Failed: the recipient does not exist or all attempts failed. An administrator may queue it again. */
export const MESSAGE_STATES = ["queued", "sent", "failed"] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
