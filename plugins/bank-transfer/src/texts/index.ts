import type { MethodDescription } from "@bon-perroquet/checkout/methods"
import type { Language } from "@bon-perroquet/languages/locales"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Texts {
  describe: (days: number) => MethodDescription
  /** `until` is a day in words. */
  instructions: (amount: string, until: string) => string
  rows: Record<"payee" | "iban" | "bic" | "amount" | "communication" | "due", string>
  qr: string
  reminder: (number: string, until: string) => { subject: string; paragraphs: string[]; action: string }
  greeting: (name: string) => string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }

const LOCALES: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-IE", de: "de-BE" }

export const moneyIn = (language: Language, cents: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(cents / 100)

export const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "Europe/Brussels" }).format(at)
