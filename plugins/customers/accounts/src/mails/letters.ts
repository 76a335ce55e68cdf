import type { Language } from "@bon-perroquet/contract"
import type { MailLetters, Values } from "@bon-perroquet/api-kit/mails"
import { TEXTS } from "./texts"

const greeting = (language: Language, name: string) => TEXTS[language].greeting(name)
const plain = (name: "reset" | "verify" | "newsletter") => ({
  letter: (language: Language) => TEXTS[language][name],
  greeting,
})

/** E-mails whose beginning the merchant can edit. */
export const ACCOUNT_LETTERS = {
  order_transfer: {
    letter: (language: Language, { number = "", account = "" }: Values) =>
      TEXTS[language].orderTransfer({ number, account }),
    greeting: (language: Language) => greeting(language, ""),
  },
  reset: plain("reset"),
  verify: plain("verify"),
  newsletter: plain("newsletter"),
} satisfies MailLetters
