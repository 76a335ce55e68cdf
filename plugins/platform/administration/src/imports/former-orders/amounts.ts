/** One cent in millionths, the unit of all amounts here, because some systems write six decimals. */
const A_CENT = 10_000n
const DECIMALS = 6

/** Parses an amount as "12.5", "1.234,50 €", "-3.00" or "12.345000". Returns millionths, or undefined if ambiguous. */
export function millionthsIn(cell: string): bigint | undefined {
  const bare = cell.replace(/[^\d.,-]/g, "")
  const [, sign = "", digits = ""] = /^(-?)(\d[\d.,]*)$/.exec(bare) ?? []
  const at = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."))
  const whole = at < 0 ? digits : digits.slice(0, at).replace(/[.,](?=\d{3}(?:[.,]|$))/g, "")
  const fraction = at < 0 ? "" : digits.slice(at + 1)
  const isAmbiguous = fraction.length === 3 && digits.length === whole.length + 4 && whole !== "0"
  if (!/^\d{1,9}$/.test(whole) || !/^\d{0,6}$/.test(fraction) || isAmbiguous) return undefined
  const millionths = BigInt(whole + fraction.padEnd(DECIMALS, "0"))
  return sign ? -millionths : millionths
}

/** Rounds half a cent away from zero. */
export const centsOf = (millionths: bigint): number => {
  const half = millionths < 0n ? -A_CENT / 2n : A_CENT / 2n
  return Number((millionths + half) / A_CENT)
}

export function centsIn(cell: string): number | undefined {
  const millionths = millionthsIn(cell)
  return millionths === undefined ? undefined : centsOf(millionths)
}

interface Amounts {
  items: readonly { total_cents: number }[]
  delivery_cents: number
  discount_cents: number
  vat_cents: number | null
  total_cents: number
}

/**
 * Returns the total minus the sum of its parts, in cents. A file states its lines with or without VAT, so both sums
 * are compared and the smaller difference is returned.
 */
export function differenceOf({
  items,
  delivery_cents,
  discount_cents,
  vat_cents,
  total_cents,
}: Amounts): number {
  const parts = items.reduce((sum, item) => sum + item.total_cents, 0) + delivery_cents - discount_cents
  const differences = [total_cents - parts, total_cents - parts - (vat_cents ?? 0)]
  return differences.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least))
}
