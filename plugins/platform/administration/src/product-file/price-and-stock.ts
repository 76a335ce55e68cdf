import { toCents } from "@bon-perroquet/contract/money"
import { priceSchema, stockSchema } from "@bon-perroquet/contract"

/** All kinds of spaces, the euro sign, and the apostrophe that marks text in a spreadsheet. */
const DRESSING = /[\s\u00a0\u202f€']/g

/**
 * Parses a price into cents: 7.35, 7,35, € 7,35, 1 234,50, 1.234,50.
 * @returns null if empty, undefined if invalid
 */
export function priceIn(written: string): number | null | undefined {
  const bare = written.replace(DRESSING, "")
  if (!bare) return null
  const decimal = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."))
  const whole = decimal < 0 ? bare : bare.slice(0, decimal).replace(/[.,](?=\d{3}(?:[.,]|$))/g, "")
  const fraction = decimal < 0 ? "" : bare.slice(decimal + 1)
  if (!/^\d+$/.test(whole) || !/^\d{0,2}$/.test(fraction)) return undefined
  const euro = Number(`${whole}.${fraction || "0"}`)
  return priceSchema.safeParse(euro).success ? toCents(euro) : undefined
}

/** Parses units in stock. @returns null if empty, undefined if invalid */
export function stockIn(written: string): number | null | undefined {
  const bare = written.replace(DRESSING, "")
  if (!bare) return null
  const units = /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN
  return stockSchema.safeParse(units).success ? units : undefined
}
