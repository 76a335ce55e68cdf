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
import { connectedLetters, type MailLetters } from "@bon-perroquet/api-kit/mails"
import { ORDER_LETTERS } from "@bon-perroquet/orders/mails"
import { refuse } from "@bon-perroquet/api-kit/http"

const allLetters = (): MailLetters => ({ ...ORDER_LETTERS, ...ACCOUNT_LETTERS, ...connectedLetters() })

/** Returns the e-mails whose introduction the merchant can edit. */
export function knownMails(): MailName[] {
  const letters = allLetters()
  return MAIL_NAMES.filter((mail) => letters[mail])
}

export function lettersWith(mail: MailName): MailLetters {
  const letters = allLetters()
  if (!letters[mail]) throw refuse("not_found", 404)
  return letters
}

/** @throws 400 if a text contains an unknown placeholder or lacks a required one */
export function requireGaps(mail: MailName, text: MailText, field: string): void {
  const { unknown, missing } = gapFaults(mail, text)
  if (unknown.length || missing.length) throw refuse("invalid_request", 400, { field })
}

export function requireEveryGap(mail: MailName, texts: MailTexts): void {
  for (const [language, text] of Object.entries(texts)) if (text) requireGaps(mail, text, language)
}

export const languageOfDraft = (named: string): Language =>
  LANGUAGES.find((each) => each === named) ?? LANGUAGES[0] ?? "fr"
