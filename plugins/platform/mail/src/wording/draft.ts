import {
  FORMAT_LOCALE_OF,
  LANGUAGES,
  MAIL_GAPS,
  perLanguage,
  type Language,
  type MailName,
  type MailText,
  fillGaps,
} from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Letter, Mail, MailLetters, Values, Worded } from "@bon-perroquet/api-kit/mails"
import { outboxUrl } from "../outbox"
import { mailTexts, recentSetting } from "@bon-perroquet/shop-settings/settings"

const gapsOf = (mail: MailName): Values =>
  Object.fromEntries(MAIL_GAPS[mail].map((gap) => [gap, `{{${gap}}}`]))

const PRODUCT: Record<Language, string> = {
  fr: "Noix de cajou",
  nl: "Cashewnoten",
  en: "Cashew nuts",
  de: "Cashewkerne",
}

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
  const letter = letters[mail]
  if (!letter) throw new Error(`There is no e-mail text "${mail}".`)
  return letter
}

/** Returns default subject and introduction with placeholders, in every enabled language. */
export const originalWords = (letters: MailLetters, mail: MailName): Record<Language, MailText> =>
  perLanguage(LANGUAGES, (language) => {
    const { subject, paragraphs } = letterOf(letters, mail).letter(language, gapsOf(mail))
    return { subject, intro: paragraphs[0] ?? "" }
  })

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

export const withWords = <L extends Letter>(letter: L, { subject, intro }: MailText, values: Values): L => ({
  ...letter,
  subject: fillGaps(subject, values),
  paragraphs: [
    ...intro.split(/(?:\r?\n){2,}/).map((paragraph) => fillGaps(paragraph, values)),
    ...letter.paragraphs.slice(1),
  ],
})

/** Replaces subject and introduction of an e-mail by the merchant's texts, if they were edited. */
export async function reworded<L extends Letter>(
  container: MedusaContainer,
  { mail, language, values }: Worded,
  letter: L,
): Promise<L> {
  const words = (await recentSetting(container, mailTexts(mail)))[language]
  return words ? withWords(letter, words, values) : letter
}
