import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** A number of things as people write it: 1 234. */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language]).format(count)
}

/**
 * Whole cents of an amount as it was typed, with a comma or a point; null when it is none. From its digits, because a
 * binary fraction of a euro is not exact.
 */
export function parseCents(text: string): number | null {
  const [, euros, fraction = ""] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*€?\s*$/.exec(text) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(fraction.padEnd(2, "0"))
}

/** A number of units as it was typed; null when it is none. */
export function parseUnits(text: string): number | null {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : null
}

/** An amount as it stands in a field: 12.50. */
export const typedCents = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
