import type { Language } from "@bon-perroquet/contract/sets"
import type { Letter, MailLetters, Values } from "@bon-perroquet/api-kit/mails"
import { textsIn } from "./texts"

const recall = (language: Language, { product = "" }: Values): Letter => {
  const { mail } = textsIn(language)
  return {
    subject: mail.subject(product),
    paragraphs: [mail.intro, mail.stop, mail.whatNow],
    action: mail.action,
    footer: mail.footer,
  }
}

/** E-mails whose beginning the merchant can edit. */
export const RECALL_LETTERS = {
  recall: {
    letter: recall,
    greeting: (language: Language, name: string) => textsIn(language).mail.greeting(name),
  },
} satisfies MailLetters
