import { lowestBefore } from "@bon-perroquet/price-history/history"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { chargedPrice, type PricedRow } from "./charged-price"

type Priced = PricedRow & { variant_id: string }

export function isReduced(row: PricedRow): boolean {
  if (!row.more_prices) return false
  const { cents, regular_cents } = chargedPrice(row)
  return cents < regular_cents
}

/** Adds the lowest price in the 30 days before the sale. A row without a reduction is returned as the same object. */
export async function withComparison<Row extends Priced & { variants: readonly Priced[] }>(
  knex: Knex,
  rows: readonly Row[],
): Promise<Row[]> {
  const reduced = rows.flatMap((row) => [row, ...row.variants]).filter(isReduced)
  const lowest = await lowestBefore(
    knex,
    reduced.map(({ variant_id }) => variant_id),
  )
  const compared = <Of extends Priced>(row: Of): Of =>
    isReduced(row) ? { ...row, lowest_before: lowest.get(row.variant_id) } : row
  return rows.map((row) =>
    [row, ...row.variants].some(isReduced) ? { ...compared(row), variants: row.variants.map(compared) } : row,
  )
}
