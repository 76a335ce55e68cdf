import { recordPrices, type ChargedPrice } from "@bon-perroquet/price-history/history"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { toCents } from "@bon-perroquet/contract/money"
import type { CatalogueProduct } from "./catalogue-product"
import { chargedPrice } from "./prices/charged-price"
import { isReduced } from "./prices/compared"
import type { ProductRow } from "./engine-rows"
import type { Snapshot } from "./snapshot"

const pricesOf = (row: ProductRow): ChargedPrice[] =>
  (row.variants.length ? row.variants : [row]).map((size) => ({
    variant_id: size.variant_id,
    price_cents: chargedPrice(size).cents,
    is_reduced: isReduced(size),
  }))

const shownPricesOf = (shown: CatalogueProduct): ChargedPrice[] =>
  shown.read().variants.map(({ id, price, regular_price }) => ({
    variant_id: id,
    price_cents: toCents(price),
    is_reduced: regular_price !== null,
  }))

/** Records changed prices. Call it before the new snapshot is used. */
export async function recordChanged(
  knex: Knex,
  rows: readonly ProductRow[],
  before: Snapshot | undefined,
): Promise<void> {
  const changed = rows.flatMap((row) => {
    const prices = pricesOf(row)
    const previous = before?.products.get(row.id)
    if (!previous) return prices
    const shown = new Set(shownPricesOf(previous).map(keyOf))
    return prices.filter((price) => !shown.has(keyOf(price)))
  })
  await recordPrices(knex, changed)
}

const keyOf = ({ variant_id, price_cents, is_reduced }: ChargedPrice): string =>
  `${variant_id} ${price_cents} ${is_reduced}`
