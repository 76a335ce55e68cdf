import { FORMAT_LOCALE_OF, toEuro, type Language } from "@bon-perroquet/contract"

/** Formats a count, for example "1 234". */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(count)
}

/** Formats an amount for a text field, for example "1234,50". */
export function formatEditedCents(cents: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(toEuro(cents))
}

/** Formats a percentage without its sign for a text field, for example "7,5". */
export function formatEditedPercent(percent: number, language: Language): string {
  const format = { maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(percent)
}

/** Formats grams as kilograms, for example "1,25". */
export function formatKilograms(grams: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 3 }
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(grams / 1000)
}

/** Parses a number of units. Returns null if it is invalid. */
export function parseUnits(text: string): number | null {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null
}
