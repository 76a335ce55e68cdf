import type { Language } from "@bon-perroquet/contract/sets"

export interface MailContent {
  /** "Bonjour Anne," */
  greeting?: string
  /** Line breaks inside a paragraph are kept. */
  paragraphs: string[]
  table?: { rows: [label: string, value: string][] }
  action?: { label: string; url: string }
  links?: { label: string; url: string }[]
  /** Why the recipient gets the message, and what to do if it is unexpected. */
  footer?: string
}

export interface MailAttachment {
  filename: string
  content_type: string
  base64: string
}

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
  /** URL that ends this kind of mail by POST (RFC 8058), from `oneClickUrl`. */
  unsubscribe_url?: string
}
