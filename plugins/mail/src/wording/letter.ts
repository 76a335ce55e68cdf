import type { Language, MailName } from "@bon-perroquet/contract"
import type { MailContent } from "../layout"

/** One message's sentences; the first paragraph and the subject may be the merchant's. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

/** What a mail names, by its gap. */
export type Values = Readonly<Record<string, string>>

/** The letters of a plugin, in its own words: filled with gaps they are what a merchant begins with. */
export type MailLetters = Partial<
  Record<
    MailName,
    {
      letter: (language: Language, values: Values) => Letter
      /** How it greets somebody of this name; of none where it is empty. */
      greeting: (language: Language, name: string) => string
      /** A table that it has, with made-up rows. */
      sample?: (language: Language) => MailContent["table"]
    }
  >
>
