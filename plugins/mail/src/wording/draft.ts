import {
  FORMAT_LOCALE_OF,
  LANGUAGES,
  MAIL_GAPS,
  perLanguage,
  type Language,
  type MailName,
  type MailText,
} from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Mail } from "../outbox"
import { outboxUrl } from "../outbox"
import type { MailLetters, Values } from "./letter"
import { withWords } from "./reworded"

const gapsOf = (mail: MailName): Values =>
  Object.fromEntries(MAIL_GAPS[mail].map((gap) => [gap, `{{${gap}}}`]))

const PRODUCT: Record<Language, string> = {
  fr: "Noix de cajou",
  nl: "Cashewnoten",
  en: "Cashew nuts",
  de: "Cashewkerne",
}

/** Sample values for the gaps of a mail. */
const madeUp = (language: Language): Values => ({
  number: "BP-2026-000123",
  amount: formatCents(4_210, language),
  tracking: "323212345600012345678901",
  at: new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(new Date()),
  account: "ada@example.org",
  replaced: "BP-2026-000098",
  product: PRODUCT[language],
  weeks: "4",
  day: new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "full",
    timeZone: "Europe/Brussels",
  }).format(new Date()),
})

const letterOf = (letters: MailLetters, mail: MailName) => {
  const known = letters[mail]
  if (!known) throw new Error(`No letter ${mail}`)
  return known
}

/** Returns the default subject and intro of a mail, with its gaps, in every enabled language. */
export const originalWords = (letters: MailLetters, mail: MailName): Record<Language, MailText> =>
  perLanguage(LANGUAGES, (language) => {
    const { subject, paragraphs } = letterOf(letters, mail).letter(language, gapsOf(mail))
    return { subject, intro: paragraphs[0] ?? "" }
  })

/** Returns an unsaved mail with sample data. */
export function draftedMail(
  container: MedusaContainer,
  letters: MailLetters,
  { mail, language, to, words }: { mail: MailName; language: Language; to: string; words: MailText },
): Mail {
  const { letter, greeting, sample } = letterOf(letters, mail)
  const values = madeUp(language)
  const { subject, paragraphs, action, footer } = withWords(letter(language, values), words, values)
  const table = sample?.(language)
  return {
    to,
    language,
    subject,
    content: {
      greeting: greeting(language, "Ada"),
      paragraphs,
      ...(table && { table }),
      ...(action && { action: { label: action, url: outboxUrl(container) } }),
      ...(footer && { footer }),
    },
  }
}
