import type { Language } from "@bon-perroquet/languages/locales"

/** How Belgium writes amounts and dates in each language; English as it is written in Europe. */
const LOCALES: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-IE" }

/** Spaces that Intl puts into numbers and the font lacks become the no-break space it has. */
const printable = (text: string): string => text.replace(/[\u202f\u2009]/g, "\u00a0")

export interface Formats {
  money: (cents: number) => string
  percent: (rate: number) => string
  /** The day in Europe/Brussels. */
  day: (iso: string) => string
  country: (code: string) => string
}

export function formatsIn(language: Language): Formats {
  const locale = LOCALES[language]
  const money = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" })
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Brussels" })
  const country = new Intl.DisplayNames(locale, { type: "region" })
  return {
    money: (cents) => printable(money.format(cents / 100)),
    percent: (rate) => printable(percent.format(rate / 100)),
    day: (iso) => printable(day.format(new Date(iso))),
    country: (code) => country.of(code) ?? code,
  }
}
