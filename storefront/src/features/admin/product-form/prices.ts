import { MAX_PRICE_EURO, typedCents } from "@bon-perroquet/contract"

/** Parses a price in euro with a comma or a point. Returns cents, or null if it is invalid. */
export function typedPrice(text: string): number | null {
  const cents = typedCents(text)
  return cents !== null && cents >= 1 && cents <= MAX_PRICE_EURO * 100 ? cents : null
}

/** Returns true if a price changes by more than half, which suggests a misplaced comma or digit. */
export const isPriceJump = (cents: number, before: number): boolean => Math.abs(cents - before) * 2 > before
