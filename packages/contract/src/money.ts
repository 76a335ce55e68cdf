import { FORMAT_LOCALE_OF, type Language } from "./sets"

/**
 * Converts between euro and integer cents, and formats amounts. Imports only sets.ts, so that forms can bundle it. For
 * Medusa's big decimals, use Medusa's arithmetic instead.
 */

/** Converts an amount in euro with at most two decimals to cents. Rounding only removes the binary error. */
export const toCents = (euro: number): number => Math.round(euro * 100)

/** Converts cents to euro. The quotient is the nearest double to the decimal amount. */
export const toEuro = (cents: number): number => cents / 100

export const isWholeCents = (euro: number): boolean => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6

/** Returns euro with two decimals and a point, for machines and number fields: 12.50. */
export const decimalEuro = (cents: number): string => toEuro(cents).toFixed(2)

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Parses a decimal amount in euro from PostgreSQL ("7.35") into cents. More decimals are rounded half up. */
export function decimalCents(amount: string): number {
  const [, sign, whole, fraction = ""] = DECIMAL.exec(amount) ?? []
  if (whole === undefined) throw new Error(`Invalid decimal amount: ${amount}`)
  const digits = fraction.padEnd(3, "0")
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0)
  return sign && cents ? -cents : cents
}

/**
 * Parses an amount with a comma or a point into cents. Returns null if invalid. Uses the digits, because a
 * binary fraction of a euro is not exact.
 */
export function typedCents(text: string): number | null {
  const [, euro, fraction = ""] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*€?\s*$/.exec(text) ?? []
  return euro === undefined ? null : Number(euro) * 100 + Number(fraction.padEnd(2, "0"))
}

/**
 * Parses a percentage from 0 to 100 with a comma or a point and at most two decimals. Returns null if
 * invalid.
 */
export function typedPercent(text: string): number | null {
  const hundredths = typedCents(text.replace("%", ""))
  return hundredths !== null && hundredths <= 10_000 ? toEuro(hundredths) : null
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string): Intl.NumberFormat {
  const cached = formats.get(locale)
  if (cached) return cached
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" })
  formats.set(locale, format)
  return format
}

/** Formats cents for a locale: 18,90 € · € 18,90 · €18.90. */
export const formatCentsIn = (cents: number, locale: string): string => formatOf(locale).format(toEuro(cents))

export const formatCents = (cents: number, language: Language): string =>
  formatCentsIn(cents, FORMAT_LOCALE_OF[language])

/** Formats an amount without zero cents, for example 70 €. */
export function formatRoundCents(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toEuro(cents))
}

/** Formats a percentage, for example 5,5 %. */
export function formatRate(rate: number, language: Language): string {
  const format = { style: "percent", maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], format).format(rate / 100)
}

/** Returns whether an order has a total, but no VAT. This applies to sales to businesses in another member state. */
export const isUntaxed = ({ total_cents, vat }: { total_cents: number; vat: { rate: number }[] }): boolean =>
  total_cents > 0 && vat.every(({ rate }) => rate === 0)
