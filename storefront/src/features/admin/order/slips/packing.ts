import type { AdminOrder } from "@bon-perroquet/contract"

type Packed = AdminOrder["to_pack"][number]

/** In the order of the shelves: by article number, and what has none last. */
const byShelf = (a: Pick<Packed, "sku" | "name">, b: Pick<Packed, "sku" | "name">): number =>
  Number(a.sku === null) - Number(b.sku === null) ||
  (a.sku ?? "").localeCompare(b.sku ?? "") ||
  a.name.localeCompare(b.name)

/** What goes into a parcel, in the order in which it is fetched. */
export const packedOf = ({ to_pack }: AdminOrder): Packed[] => [...to_pack].sort(byShelf)

/** What is to be fetched for all of these parcels: each article once. */
export function pickedFor(orders: readonly AdminOrder[]): Omit<Packed, "id">[] {
  const picked = new Map<string, Omit<Packed, "id">>()
  for (const { name, sku, quantity, weight_grams } of orders.flatMap(({ to_pack }) => to_pack)) {
    const key = `${sku ?? ""} ${name}`
    const before = picked.get(key)?.quantity ?? 0
    picked.set(key, { name, sku, weight_grams, quantity: before + quantity })
  }
  return [...picked.values()].sort(byShelf)
}
