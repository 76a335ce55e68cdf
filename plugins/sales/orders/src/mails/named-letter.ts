import type { MailName } from "@bon-perroquet/contract"
import type { MailContent } from "@bon-perroquet/mail/outbox"
import type { Values } from "@bon-perroquet/mail/wording"
import type { Letter } from "./texts"

/** An e-mail about an order, sent once per name. */
export interface NamedLetter extends Letter {
  /** Part of the message's key. */
  name: string
  at: Date
  /** Placeholder values for the merchant's text. Absent if the e-mail has none. */
  worded?: { mail: MailName; values: Values }
  /** Default: the sender. */
  reply_to?: string
  table?: MailContent["table"]
}
