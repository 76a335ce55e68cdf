import type { Language } from "@bon-perroquet/contract"
import type { MailLetters, Values } from "@bon-perroquet/mail/wording"
import { TEXTS } from "./texts"

/** The letter whose beginning a merchant may write; what became of a review is told in the words that the law wants. */
export const REVIEW_LETTERS = {
  review_request: {
    letter: (language: Language, { number = "" }: Values) => TEXTS[language].request(number),
    greeting: (language: Language, name: string) => TEXTS[language].greeting(name),
  },
} satisfies MailLetters
