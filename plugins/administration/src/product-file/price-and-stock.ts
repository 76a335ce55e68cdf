import { toCents } from "@bon-perroquet/contract/money"
import { priceSchema, stockSchema } from "@bon-perroquet/contract"

/** Spaces of every kind, the euro sign, and the apostrophe that makes a spreadsheet take a number as text. */
const DRESSING = /[\s\u00a0\u202f€']/g

/**
 * Cents of a price as people write it: 7.35, 7,35, € 7,35, 1 234,50, 1.234,50.
 * @returns null where it says nothing, undefined where it is no price that the shop could ask
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

/** Units in stock. @returns null where it says nothing, undefined where it is no number of units */
export function stockIn(written: string): number | null | undefined {
  const bare = written.replace(DRESSING, "")
  if (!bare) return null
  const units = /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN
  return stockSchema.safeParse(units).success ? units : undefined
}
