import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** Formats a count, for example "1 234". */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(count)
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
