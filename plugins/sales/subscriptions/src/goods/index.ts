import type { RepeatAlternative } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { priceFor } from "@bon-perroquet/contract/price"
import type { Language } from "@bon-perroquet/contract/sets"
import {
  goodsName as catalogueName,
  nameIn,
  soldVariant,
  type Snapshot,
} from "@bon-perroquet/shop-api/catalogue"
import type { Goods, Replaced } from "../modules/repeat-deliveries"

const MAX_ALTERNATIVES = 20

function soldOf(snapshot: Snapshot, { product_id, variant_id }: Goods) {
  const product = snapshot.products.get(product_id)
  const sold = product && soldVariant(product, variant_id)
  return product && sold && { product: product.product, sold }
}

/** Returns the product's name, with the size if there are several. Empty for unknown goods. */
export function goodsName(snapshot: Snapshot, { product_id, variant_id }: Goods, language: Language): string {
  const product = snapshot.products.get(product_id)
  return catalogueName(product, variant_id, language) ?? (product ? nameIn(product.product, language) : "")
}

/** Returns the unit price in cents, or null if the goods are no longer sold. */
export function unitCents(snapshot: Snapshot, goods: Goods, quantity: number): number | null {
  const sold = soldOf(snapshot, goods)
  return sold ? toCents(priceFor(sold.sold.variant, quantity).price) : null
}

export const goodsPicture = (snapshot: Snapshot, goods: Goods): string | null =>
  soldOf(snapshot, goods)?.sold.variant.image ??
  snapshot.products.get(goods.product_id)?.product.images[0] ??
  null

/**
 * Returns the names of missing goods and their replacement, and the discounted price of the quantity of each,
 * in cents (`before`, `now`).
 */
export function exchangeOf(
  snapshot: Snapshot,
  { by, quantity, ...replacedGoods }: Replaced,
  { percent, language }: { percent: number; language: Language },
): { missing: string; comes: string; now: number; before: number } {
  const lineCents = (goods: Goods) =>
    Math.round(((unitCents(snapshot, goods, quantity) ?? 0) * quantity * (100 - percent)) / 100)
  const [missing, comes] = [goodsName(snapshot, replacedGoods, language), goodsName(snapshot, by, language)]
  return { missing, comes, now: lineCents(by), before: lineCents(replacedGoods) }
}

export const alternativeView = (
  snapshot: Snapshot,
  goods: Goods,
  quantity: number,
  language: Language,
): RepeatAlternative => ({
  ...{ product_id: goods.product_id, variant_id: goods.variant_id },
  name: goodsName(snapshot, goods, language),
  unit_cents: unitCents(snapshot, goods, quantity),
})

/** Returns possible replacements: other sizes, then products of the same category by nearest price. */
export function alternativesTo(snapshot: Snapshot, goods: Goods): Goods[] {
  const product = snapshot.products.get(goods.product_id)
  if (!product) return []
  const sizes = product.product.variants.filter(({ id }) => id !== goods.variant_id)
  const distance = ({ price_cents }: { price_cents: number }) => Math.abs(price_cents - product.price_cents)
  const alike = snapshot.products
    .values()
    .filter(({ id, category_id }) => id !== product.id && category_id === product.category_id)
    .sort((one, other) => distance(one) - distance(other) || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_ALTERNATIVES)
  return [
    ...sizes.map(({ id }) => ({ product_id: product.id, variant_id: id })),
    ...alike.flatMap(({ id, product: { variants } }) =>
      variants.slice(0, 1).map((first) => ({ product_id: id, variant_id: first.id })),
    ),
  ].slice(0, MAX_ALTERNATIVES)
}
