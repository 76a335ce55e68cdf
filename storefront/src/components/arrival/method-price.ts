import type { DestinationMethod } from "@bon-perroquet/contract"

/**
 * Returns the price of a parcel in cents, VAT included. Above the maximum weight, it is the price of the heaviest
 * parcel.
 */
export function methodPrice(
  { prices, free_from_cents }: Pick<DestinationMethod, "prices" | "free_from_cents">,
  { grams, cents }: { grams: number; cents: number },
): number {
  if (free_from_cents !== null && cents >= free_from_cents) return 0
  const price =
    prices.find(({ up_to_grams }) => up_to_grams === null || grams <= up_to_grams) ?? prices.at(-1)
  return price?.price_cents ?? 0
}
