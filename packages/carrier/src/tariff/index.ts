import type { Tariff } from "@bon-perroquet/contract/delivery"
import { POINT_KINDS, type PointKind } from "@bon-perroquet/contract/sets"

export const needsPoint = (code: string): code is PointKind => POINT_KINDS.some((kind) => kind === code)

interface Priced {
  grams: number
  items_cents: number
}

/**
 * Returns the delivery price in cents, VAT included. Goods above the maximum weight are split into full parcels and one
 * parcel with the rest.
 */
export function deliveryPrice({ steps, free_from_cents }: Tariff, { grams, items_cents }: Priced): number {
  if (free_from_cents !== null && items_cents >= free_from_cents) return 0
  const heaviest = steps.at(-1)
  if (!heaviest) throw new RangeError("A tariff requires at least one step.")
  const parcels = Math.max(1, Math.ceil(grams / heaviest.up_to_grams))
  const rest = grams - (parcels - 1) * heaviest.up_to_grams
  const last = steps.find(({ up_to_grams }) => rest <= up_to_grams) ?? heaviest
  return (parcels - 1) * heaviest.price_cents + last.price_cents
}
