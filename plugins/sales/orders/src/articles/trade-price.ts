import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { priceFor } from "@bon-perroquet/contract/price"
import { tradePriceAt } from "@bon-perroquet/contract/trade"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { readTradeEntries } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import { shopSnapshot, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import type { Engine } from "../engine/engine"

interface Added {
  variant_id: string
  quantity: number
}

/** Returns goods that an edit adds, with the trade price of the order's account. Other goods get Medusa's price. */
export async function atTradePrice(
  { knex, container }: Engine,
  { customer_id }: Pick<EngineOrder, "customer_id">,
  add: readonly Added[],
): Promise<(Added & { unit_price?: number })[]> {
  if (!customer_id || !add.length) return [...add]
  const entries = await readTradeEntries(
    knex,
    customer_id,
    add.map(({ variant_id }) => variant_id),
  )
  if (!entries.size) return [...add]
  const { products } = await shopSnapshot(container)
  return add.map((item) => {
    const product = [...products.values()].find((one) => soldVariant(one, item.variant_id))
    const variant = product && soldVariant(product, item.variant_id)?.variant
    if (!variant) return item
    const public_cents = toCents(priceFor(variant, item.quantity).price)
    const { cents } = tradePriceAt(public_cents, entries.get(item.variant_id) ?? [], item.quantity)
    return cents < public_cents ? { ...item, unit_price: toEuro(cents) } : item
  })
}
