import { FORMAT_LOCALE_OF, type Language, toEuro } from "@bon-perroquet/contract"

/** Formats an amount with currency code, for example 42,03 EUR. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  const options = { style: "currency", currency: currency.toUpperCase(), currencyDisplay: "code" } as const
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], options).format(toEuro(cents))
}

/** Formats an amount without zero cents, for example 70 €. */
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

/** Formats a number with at most two decimals, for example 7,5. */
export function formatDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { maximumFractionDigits: 2 }).format(value)
}

/** Formats a percentage, for example 5,5 %. */
export function formatRate(rate: number, language: Language): string {
  const locale = FORMAT_LOCALE_OF[language]
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(rate / 100)
}
