import { ACCOUNT_LETTERS } from "@bon-perroquet/accounts/mails"
import {
  gapFaults,
  LANGUAGES,
  type Language,
  type MailName,
  type MailText,
  type MailTexts,
} from "@bon-perroquet/contract"
import type { MailLetters } from "@bon-perroquet/mail/wording"
import { ORDER_LETTERS } from "@bon-perroquet/orders/mails"
import { refuse } from "@bon-perroquet/shop-api/http"

/** Every mail whose beginning a merchant may write. */
export const LETTERS: MailLetters = { ...ORDER_LETTERS, ...ACCOUNT_LETTERS }

/** @throws 400 where a text names what its mail does not know, or leaves out what it has to say */
export function requireGaps(mail: MailName, text: MailText, field: string): void {
  const { unknown, missing } = gapFaults(mail, text)
  if (unknown.length || missing.length) throw refuse("invalid_request", 400, { field })
}

/** The same of every language. */
export function requireEveryGap(mail: MailName, texts: MailTexts): void {
  for (const [language, text] of Object.entries(texts)) if (text) requireGaps(mail, text, language)
}

/** The language that a draft names: one that is switched on, as its schema saw to. */
export const languageOfDraft = (named: string): Language =>
  LANGUAGES.find((each) => each === named) ?? LANGUAGES[0] ?? "fr"
