import type { Lot, LotCount } from "@bon-perroquet/contract"
import { parseUnits } from "../number-formats"

/** Typed units by the id of the lot. */
export type Units = Record<string, string>

/** Lots that staff can count. Recalled goods are not on the shelf. */
export const countable = (lots: readonly Lot[]): readonly Lot[] =>
  lots.filter(({ state }) => state !== "recalled")

const textOf = ({ quantity }: Lot) => String(Math.max(0, quantity))

export const unitsText = (lots: readonly Lot[]): Units =>
  Object.fromEntries(lots.map((lot) => [lot.id, textOf(lot)]))

/**
 * Returns one count for each size. It contains only the lots of which the counted number differs from the stored one.
 */
export function countsOf(seen: readonly Lot[], units: Units, note: string): LotCount[] {
  const counts = new Map<string, LotCount>()
  for (const { id, variant_id, number, quantity: stored } of seen) {
    const quantity = parseUnits(units[id] ?? "") ?? stored
    if (quantity === stored) continue
    const count = counts.get(variant_id) ?? { variant_id, lots: [], note }
    counts.set(variant_id, { ...count, lots: [...count.lots, { number, quantity, stored }] })
  }
  return [...counts.values()]
}

/**
 * Continues a count with the new stock. Keeps what was typed. Lots that were not counted yet get their new stock.
 * @returns all lots, the text of their fields, and the ids of the lots whose stock has changed
 */
export function recounted(seen: readonly Lot[], now: readonly Lot[], units: Units) {
  const gone = seen
    .filter(({ id }) => !now.some((lot) => lot.id === id))
    .map((lot) => ({ ...lot, quantity: 0 }))
  const lots = [...now, ...gone]
  const before = new Map(seen.map((lot) => [lot.id, lot]))
  const wasTyped = ({ id }: Lot) => {
    const lot = before.get(id)
    return lot !== undefined && units[id] !== undefined && units[id] !== textOf(lot)
  }
  return {
    lots,
    units: Object.fromEntries(
      lots.map((lot) => [lot.id, wasTyped(lot) ? (units[lot.id] ?? "") : textOf(lot)]),
    ),
    changed: lots.filter(({ id, quantity }) => before.get(id)?.quantity !== quantity).map(({ id }) => id),
  }
}
