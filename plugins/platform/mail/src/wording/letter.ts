import type { Language, MailName } from "@bon-perroquet/contract"
import type { MailContent } from "../layout"

/** One message's sentences. The merchant may replace the subject and the first paragraph. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

/** The values of a mail by the names of its gaps. */
export type Values = Readonly<Record<string, string>>

/** A plugin's letters in their default wording, with gaps. */
export type MailLetters = Partial<
  Record<
    MailName,
    {
      letter: (language: Language, values: Values) => Letter
      /** Returns the greeting. An empty name gives a greeting without a name. */
      greeting: (language: Language, name: string) => string
      /** A table with sample rows. */
      sample?: (language: Language) => MailContent["table"]
    }
  >
>
