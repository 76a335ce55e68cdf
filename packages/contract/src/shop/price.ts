import type { Tier } from "./cart"

/** Rules of prices without their schemas: every visit runs these, and the schemas are 17 KB (gzip) with what they need. */

type UnitPrice = Omit<Tier, "from">

/** What one piece of it costs to who buys so many at once. */
export const priceFor = (variant: UnitPrice & { tiers: readonly Tier[] }, quantity: number): UnitPrice =>
  variant.tiers.findLast(({ from }) => from <= quantity) ?? variant

/**
 * What a reduced price is compared with: the lowest of the thirty days before. Null where nothing is announced: no sale
 * runs, or it cost no more before.
 */
export const comparedPrice = ({
  price,
  lowest_price_30_days: lowest,
}: {
  price: number
  lowest_price_30_days: number | null
}): number | null => (lowest !== null && lowest > price ? lowest : null)

/** What a product costs at least: its cheapest size that can be had, or where none can the cheapest. */
export function cheapestOf<V extends { price: number; stock: number }>(
  variants: readonly V[],
): V | undefined {
  const available = variants.filter(({ stock }) => stock > 0)
  return (available.length ? available : variants).reduce<V | undefined>(
    (cheapest, each) => (cheapest && cheapest.price <= each.price ? cheapest : each),
    undefined,
  )
}
