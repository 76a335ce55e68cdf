import type { MailLetters } from "@bon-perroquet/api-kit/mails"
import type { Language } from "@bon-perroquet/contract"
import { TEXTS } from "./texts"

/** E-mails whose beginning the merchant can edit. */
export const CART_REMINDER_LETTERS = {
  cart_reminder: {
    letter: (language: Language) => TEXTS[language].reminder,
    greeting: (language: Language) => TEXTS[language].greeting,
  },
} satisfies MailLetters
