import { MAX_PRICE_EURO, typedCents } from "@bon-perroquet/contract"

/** Cents of a price that was typed, with a comma or a point; null when the shop would not take it. */
export function typedPrice(text: string): number | null {
  const cents = typedCents(text)
  return cents !== null && cents >= 1 && cents <= MAX_PRICE_EURO * 100 ? cents : null
}

/** Whether a price moves by more than half, as it does where a comma or a digit slipped. */
export const isPriceJump = (cents: number, before: number): boolean => Math.abs(cents - before) * 2 > before
