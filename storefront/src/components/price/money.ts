import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

const formats = new Map<Language, Intl.NumberFormat>()

function formatOf(language: Language): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "currency", currency: "EUR" })
  formats.set(language, format)
  return format
}

/** An amount of cents as people write it: 18,90 € · € 18,90 · €18.90. */
export function formatCents(cents: number, language: Language): string {
  return formatOf(language).format(cents / 100)
}

/** An amount with its currency's code, as a payment provider states it: 42,03 EUR · EUR 42.03. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  const options = { style: "currency", currency: currency.toUpperCase(), currencyDisplay: "code" } as const
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], options).format(cents / 100)
}

/** A round amount without its empty cents, as in a sentence: 70 €. */
export function formatRoundCents(cents: number, language: Language): string {
  const locale = FORMAT_LOCALE_OF[language]
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** Whole cents of an amount in euro, as the catalogue carries it. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}

/** A percentage as people write it: 21 %, 5,5 %. */
export function formatRate(rate: number, language: Language): string {
  const locale = FORMAT_LOCALE_OF[language]
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(rate / 100)
}
