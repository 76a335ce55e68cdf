import { lowestBefore } from "@bon-perroquet/price-history/history"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { chargedPrice, type PricedRow } from "./charged-price"

type Row = PricedRow & { variant_id: string }

/** Whether a sale makes it cost less. */
export function isReduced(row: PricedRow): boolean {
  if (!row.more_prices) return false
  const { cents, regular_cents } = chargedPrice(row)
  return cents < regular_cents
}

/** Puts the lowest price of the thirty days before beside each that is reduced now. */
export async function compareReduced(knex: Knex, rows: readonly Row[]): Promise<void> {
  const reduced = rows.filter(isReduced)
  const lowest = await lowestBefore(
    knex,
    reduced.map(({ variant_id }) => variant_id),
  )
  for (const row of reduced) row.lowest_before = lowest.get(row.variant_id)
}
