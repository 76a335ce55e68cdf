import type { MailName } from "@bon-perroquet/contract"
import type { MailContent } from "@bon-perroquet/mail/outbox"
import type { Values } from "@bon-perroquet/mail/wording"
import type { Letter } from "./texts"

/** A letter about an order, by what makes it one that is sent once. */
export interface NamedLetter extends Letter {
  /** Part of the message's key: each is written once. */
  name: string
  /** When what it tells happened. */
  at: Date
  /** What the merchant's own words of it name; without, it has none. */
  worded?: { mail: MailName; values: Values }
  /** Where an answer goes; to the sender where absent. */
  reply_to?: string
  table?: MailContent["table"]
}
