import type { Language } from "@bon-perroquet/languages/locales"
import type { Letter, MailLetters, Values } from "@bon-perroquet/mail/wording"
import { textsIn } from "./texts"

/** The notice of a recall in the shop's own words: what is wrong comes between its beginning and its end. */
const recall = (language: Language, { product = "" }: Values): Letter => {
  const { mail } = textsIn(language)
  return {
    subject: mail.subject(product),
    paragraphs: [mail.intro, mail.stop, mail.whatNow],
    action: mail.action,
    footer: mail.footer,
  }
}

/** The letters whose beginning a merchant may write. */
export const RECALL_LETTERS = {
  recall: {
    letter: recall,
    greeting: (language: Language, name: string) => textsIn(language).mail.greeting(name),
  },
} satisfies MailLetters
