import { toCents } from "@bon-perroquet/contract/money"
import { priceSchema, stockSchema } from "@bon-perroquet/contract"

/** Characters to remove: spaces, the euro sign, and a spreadsheet's apostrophe for text. */
const DRESSING = /[\s\u00a0\u202f€']/g

/**
 * Parses a price into cents: 7.35, 7,35, 7.3500, € 7,35, 1 234,50, 1.234,50.
 * @returns null if empty, undefined if invalid
 */
export function priceIn(written: string): number | null | undefined {
  const decimal = decimalIn(written)
  if (!decimal) return decimal
  if (!/^\d{0,2}0*$/.test(decimal.fraction)) return undefined
  return soldAt(Number(`${decimal.whole}.${decimal.fraction || "0"}`))
}

/** Parses a price without VAT, which may have more decimals, and returns cents with VAT. */
export function netPriceIn(written: string, vatRate: number): number | null | undefined {
  const decimal = decimalIn(written)
  if (!decimal) return decimal
  const { whole, fraction } = decimal
  const decimals = fraction.slice(0, DECIMALS).padEnd(DECIMALS, "0")
  const gross = BigInt(`${whole}${decimals}`) * BigInt(100 + vatRate)
  return soldAt(Number((gross + HALF_A_CENT) / A_CENT) / 100)
}

const DECIMALS = 9
/** One cent in units of 10⁻⁹ euro, times 100, because prices are multiplied by a VAT rate in per cent. */
const A_CENT = 10n ** BigInt(DECIMALS)
const HALF_A_CENT = A_CENT / 2n

const soldAt = (euro: number): number | undefined =>
  priceSchema.safeParse(euro).success ? toCents(euro) : undefined

/** Splits a number at its decimal separator. @returns null if empty, undefined if invalid or ambiguous */
function decimalIn(written: string): { whole: string; fraction: string } | null | undefined {
  const bare = written.replace(DRESSING, "")
  if (!bare) return null
  const decimal = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."))
  const whole = decimal < 0 ? bare : bare.slice(0, decimal).replace(/[.,](?=\d{3}(?:[.,]|$))/g, "")
  const fraction = decimal < 0 ? "" : bare.slice(decimal + 1)
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction)) return undefined
  // 1.230 may be 1.23 or 1230, unless there is a second separator, as in 1.234,500, or a zero in front.
  const isAmbiguous = fraction.length === 3 && bare.length === whole.length + 4 && whole !== "0"
  return isAmbiguous ? undefined : { whole, fraction }
}

/** Parses a stock. @returns null if empty, undefined if invalid */
export function stockIn(written: string): number | null | undefined {
  const bare = written.replace(DRESSING, "")
  if (!bare) return null
  const units = /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN
  return stockSchema.safeParse(units).success ? units : undefined
}
