import type { Language, MailName } from "@bon-perroquet/contract"
import type { MailContent } from "./mail"

/** An e-mail whose subject and first paragraph the merchant may replace. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

export type Values = Readonly<Record<string, string>>

export type MailLetters = Partial<
  Record<
    MailName,
    {
      letter: (language: Language, values: Values) => Letter
      greeting: (language: Language, name: string) => string
      sample?: (language: Language) => MailContent["table"]
    }
  >
>

export interface Worded {
  mail: MailName
  language: Language
  values: Values
}
