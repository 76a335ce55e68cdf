import { formatCentsIn } from "@bon-perroquet/contract/money"
import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract/sets"

/** Replaces Intl's narrow spaces, which the font lacks. */
const printable = (text: string): string => text.replace(/[\u202f\u2009]/g, "\u00a0")

export interface Formats {
  money: (cents: number) => string
  percent: (rate: number) => string
  /** The day in Europe/Brussels. */
  day: (iso: string) => string
  country: (code: string) => string
}

export function formatsIn(language: Language): Formats {
  const locale = FORMAT_LOCALE_OF[language]
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Brussels" })
  const country = new Intl.DisplayNames(locale, { type: "region" })
  return {
    money: (cents) => printable(formatCentsIn(cents, locale)),
    percent: (rate) => printable(percent.format(rate / 100)),
    day: (iso) => printable(day.format(new Date(iso))),
    country: (code) => country.of(code) ?? code,
  }
}
