import type { MailName } from "@bon-perroquet/contract"
import type { MailContent } from "@bon-perroquet/mail/outbox"
import type { Values } from "@bon-perroquet/mail/wording"
import type { Letter } from "./texts"

/** An e-mail about an order, sent once per name. */
export interface NamedLetter extends Letter {
  name: string
  at: Date
  worded?: { mail: MailName; values: Values }
  reply_to?: string
  table?: MailContent["table"]
}
