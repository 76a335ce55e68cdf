import type { AdminOrder } from "@bon-perroquet/contract"
import { dividedGoods, type DividedGoods, type Packed } from "../../orders/divided-goods"

/** Compares goods by article number, because the shelves are in that order. Goods without a number come last. */
const byShelf = (a: Pick<Packed, "sku" | "name">, b: Pick<Packed, "sku" | "name">): number =>
  Number(a.sku === null) - Number(b.sku === null) ||
  (a.sku ?? "").localeCompare(b.sku ?? "") ||
  a.name.localeCompare(b.name)

export const packedOf = ({ to_pack }: AdminOrder): Packed[] => [...to_pack].sort(byShelf)

export const slipsOf = (order: AdminOrder): DividedGoods[] =>
  dividedGoods(order).map(({ parcel, lines }) => ({ parcel, lines: [...lines].sort(byShelf) }))

export type Picked = Pick<Packed, "name" | "sku" | "weight_grams" | "quantity">

/** Returns the pick list of several orders: one line per article, in the staff's language. */
export function pickedFor(orders: readonly AdminOrder[]): Picked[] {
  const picked = new Map<string, Picked>()
  for (const { local_name: name, sku, quantity, weight_grams } of orders.flatMap(({ to_pack }) => to_pack)) {
    const article = sku ?? name
    const before = picked.get(article)?.quantity ?? 0
    picked.set(article, { name, sku, weight_grams, quantity: before + quantity })
  }
  return [...picked.values()].sort(byShelf)
}

/** Returns a parcel's weight in grams, or null if a weight is unknown. Extras weigh nothing. */
export function gramsOf({ items }: Pick<AdminOrder, "items">, { lines }: DividedGoods): number | null {
  let grams = 0
  for (const { id, quantity, weight_grams } of lines) {
    const isExtra = items.some((item) => item.id === id && item.product_id === null)
    if (isExtra) continue
    if (weight_grams === null) return null
    grams += weight_grams * quantity
  }
  return grams
}
