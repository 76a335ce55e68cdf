import type { Tier } from "./cart"

/** Price rules. They import no schemas: every visit loads this file, and the schemas with zod are 17 KB (gzip). */

type UnitPrice = Omit<Tier, "from">

export const priceFor = (variant: UnitPrice & { tiers: readonly Tier[] }, quantity: number): UnitPrice =>
  variant.tiers.findLast(({ from }) => from <= quantity) ?? variant

/**
 * Returns the reference price of a reduction: the lowest price in the 30 days before it. Null if there is
 * no sale, or if the price was not higher before.
 */
export const comparedPrice = ({
  price,
  lowest_price_30_days: lowest,
}: {
  price: number
  lowest_price_30_days: number | null
}): number | null => (lowest !== null && lowest > price ? lowest : null)

/** Returns the cheapest size in stock, or the cheapest of all if none is in stock. */
export function cheapestOf<V extends { price: number; stock: number }>(
  variants: readonly V[],
): V | undefined {
  const available = variants.filter(({ stock }) => stock > 0)
  return (available.length ? available : variants).reduce<V | undefined>(
    (cheapest, each) => (cheapest && cheapest.price <= each.price ? cheapest : each),
    undefined,
  )
}
