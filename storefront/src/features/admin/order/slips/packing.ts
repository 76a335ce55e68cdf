import type { AdminOrder } from "@bon-perroquet/contract"

type Packed = AdminOrder["to_pack"][number]

/** Compares by article number, which is the order of the shelves. Goods without one are last. */
const byShelf = (a: Pick<Packed, "sku" | "name">, b: Pick<Packed, "sku" | "name">): number =>
  Number(a.sku === null) - Number(b.sku === null) ||
  (a.sku ?? "").localeCompare(b.sku ?? "") ||
  a.name.localeCompare(b.name)

/** Returns the goods of a parcel in shelf order. */
export const packedOf = ({ to_pack }: AdminOrder): Packed[] => [...to_pack].sort(byShelf)

export type Picked = Pick<Packed, "name" | "sku" | "weight_grams" | "quantity">

/** Returns the goods for all parcels in the shopkeeper's language, with one line per article. */
export function pickedFor(orders: readonly AdminOrder[]): Picked[] {
  const picked = new Map<string, Picked>()
  for (const { local_name: name, sku, quantity, weight_grams } of orders.flatMap(({ to_pack }) => to_pack)) {
    const article = sku ?? name
    const before = picked.get(article)?.quantity ?? 0
    picked.set(article, { name, sku, weight_grams, quantity: before + quantity })
  }
  return [...picked.values()].sort(byShelf)
}
