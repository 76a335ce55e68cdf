import type { Language } from "@bon-perroquet/contract"
import type { MailLetters, Values } from "@bon-perroquet/mail/wording"
import { TEXTS } from "./texts"

/** The invitation has an editable beginning. Texts of decisions are prescribed by law. */
export const REVIEW_LETTERS = {
  review_request: {
    letter: (language: Language, { number = "" }: Values) => TEXTS[language].request(number),
    greeting: (language: Language, name: string) => TEXTS[language].greeting(name),
  },
} satisfies MailLetters
