import { FORMAT_LOCALE_OF, type Language, toEuro } from "@bon-perroquet/contract"

/** An amount with its currency's code, as a payment provider states it: 42,03 EUR · EUR 42.03. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  const options = { style: "currency", currency: currency.toUpperCase(), currencyDisplay: "code" } as const
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], options).format(toEuro(cents))
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
  }).format(toEuro(cents))
}

/** A percentage as people write it: 21 %, 5,5 %. */
export function formatRate(rate: number, language: Language): string {
  const locale = FORMAT_LOCALE_OF[language]
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(rate / 100)
}
