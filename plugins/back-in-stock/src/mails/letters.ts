import type { Language } from "@bon-perroquet/contract"
import type { MailLetters, Values } from "@bon-perroquet/mail/wording"
import { TEXTS } from "./texts"

const greeting = (language: Language) => TEXTS[language].greeting

/** E-mails with a beginning that merchants can edit. */
export const BACK_IN_STOCK_LETTERS = {
  back_in_stock_question: {
    letter: (language: Language, { product = "" }: Values) => TEXTS[language].question(product),
    greeting,
  },
  back_in_stock: {
    letter: (language: Language, { product = "" }: Values) => TEXTS[language].isBack(product),
    greeting,
  },
} satisfies MailLetters
