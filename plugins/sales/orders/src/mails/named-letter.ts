import type { MailName } from "@bon-perroquet/contract"
import type { MailContent, Values } from "@bon-perroquet/api-kit/mails"
import type { Letter } from "./texts"

/** An e-mail about an order. Each order gets at most one e-mail with the same `name`. */
export interface NamedLetter extends Letter {
  name: string
  at: Date
  worded?: { mail: MailName; values: Values }
  reply_to?: string
  table?: MailContent["table"]
}
