import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** A number of things as people write it: 1 234. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(count)
}

/** Grams as a parcel's weight is written: 1,25. */
export function formatKilograms(grams: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 3 }
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(grams / 1000)
}

/** A number of units as it was typed; null when it is none. */
export function parseUnits(text: string): number | null {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null
}
