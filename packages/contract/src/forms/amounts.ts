import { toEuro } from "../money"
import { FORMAT_LOCALE_OF, type Language } from "../sets"

/** Formats that the first page does not need. They are not in money.ts, which every page loads. */

/** Formats an amount with currency code, for example 42,03 EUR. */
export function formatAmount(cents: number, currency: string, language: Language): string {
  const options = { style: "currency", currency: currency.toUpperCase(), currencyDisplay: "code" } as const
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], options).format(toEuro(cents))
}

/** Formats an amount for a text field, for example "1234,50". */
export function formatEditedCents(cents: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(toEuro(cents))
}

/** Formats a number with at most two decimals, for a sentence or a text field: 7,5. */
export function formatDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { maximumFractionDigits: 2 }).format(value)
}
