import { ACCOUNT_LETTERS } from "@bon-perroquet/accounts/mails"
import {
  gapFaults,
  LANGUAGES,
  MAIL_NAMES,
  type Language,
  type MailName,
  type MailText,
  type MailTexts,
} from "@bon-perroquet/contract"
import { connectedLetters, type MailLetters } from "@bon-perroquet/mail/wording"
import { ORDER_LETTERS } from "@bon-perroquet/orders/mails"
import { refuse } from "@bon-perroquet/shop-api/http"

const allLetters = (): MailLetters => ({ ...ORDER_LETTERS, ...ACCOUNT_LETTERS, ...connectedLetters() })

/** The names of the mails whose beginning a merchant may write: those that this shop sends. */
export function knownMails(): MailName[] {
  const letters = allLetters()
  return MAIL_NAMES.filter((mail) => letters[mail])
}

/** The letters, among them this one. @throws 404 where the shop sends no such mail */
export function lettersWith(mail: MailName): MailLetters {
  const letters = allLetters()
  if (!letters[mail]) throw refuse("not_found", 404)
  return letters
}

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
