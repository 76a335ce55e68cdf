import { FORMAT_LOCALE_OF, type Language } from "./sets"

/**
 * Money is whole cents; this is where euro become cents, and cents what people and machines read. Nothing but the closed sets
 * is imported, so that forms can bundle it. Decimals of the engine's that no number holds are read with its own arithmetic.
 */

/** Whole cents of an amount in euro of at most two decimals: rounding only undoes the binary fraction. */
export const toCents = (euro: number): number => Math.round(euro * 100)

/** Euro, exact: a quotient by 100 is the nearest double to its two decimals. */
export const toEuro = (cents: number): number => cents / 100

/** Whether an amount in euro is one of whole cents. */
export const isWholeCents = (euro: number): boolean => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6

/** Euro with two decimals and a point, as machines and number fields write them: 12.50. */
export const decimalEuro = (cents: number): string => toEuro(cents).toFixed(2)

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Whole cents of a decimal amount in euro as PostgreSQL writes it ("7.35"); more decimals are rounded half up. */
export function decimalCents(amount: string): number {
  const [, sign, whole, fraction = ""] = DECIMAL.exec(amount) ?? []
  if (whole === undefined) throw new Error(`Not a decimal amount: ${amount}`)
  const digits = fraction.padEnd(3, "0")
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0)
  return sign && cents ? -cents : cents
}

/**
 * Whole cents of what somebody typed, with a comma or a point; null when it is no amount. From its digits, because a binary
 * fraction of a euro is not exact.
 */
export function typedCents(text: string): number | null {
  const [, euro, fraction = ""] = /^\s*(\d{1,7})(?:[.,](\d{0,2}))?\s*€?\s*$/.exec(text) ?? []
  return euro === undefined ? null : Number(euro) * 100 + Number(fraction.padEnd(2, "0"))
}

/** A rate from 0 to 100 per cent of what somebody typed, with a comma or a point, to the hundredth; null when it is none. */
export function typedPercent(text: string): number | null {
  const hundredths = typedCents(text.replace("%", ""))
  return hundredths !== null && hundredths <= 10_000 ? toEuro(hundredths) : null
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" })
  formats.set(locale, format)
  return format
}

/** Cents as people write money in a locale: 18,90 € · € 18,90 · €18.90. */
export const formatCentsIn = (cents: number, locale: string): string => formatOf(locale).format(toEuro(cents))

/** Cents as people write money in one of the shop's languages. */
export const formatCents = (cents: number, language: Language): string =>
  formatCentsIn(cents, FORMAT_LOCALE_OF[language])

/** Whether something is sold without VAT: to a business of another member state. */
export const isUntaxed = ({ total_cents, vat }: { total_cents: number; vat: { rate: number }[] }): boolean =>
  total_cents > 0 && vat.every(({ rate }) => rate === 0)
