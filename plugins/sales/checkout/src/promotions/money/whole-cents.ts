import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Decimals of a cent that count. Further decimals are rounding errors of Medusa's divisions. */
const DECIMALS = 6
const HALF_UP = 4
const DOWN = 1

export interface Share {
  exact_cents: BigNumberInput
  most_cents: number
}

/**
 * Rounds the sum half up, once, and each share down. Remaining cents go to the largest remainders, earlier ones first.
 * No share exceeds its maximum.
 */
export function wholeCents(shares: readonly Share[]): number[] {
  const exact = shares.map(({ exact_cents }) => MathBN.convert(exact_cents).decimalPlaces(DECIMALS, HALF_UP))
  const whole = exact.map((cents, index) =>
    Math.min(cents.decimalPlaces(0, DOWN).toNumber(), shares[index]?.most_cents ?? 0),
  )
  const sum = exact.reduce((total, cents) => MathBN.add(total, cents), MathBN.convert(0))
  let left = sum.decimalPlaces(0, HALF_UP).toNumber() - whole.reduce((total, cents) => total + cents, 0)
  const byRemainder = exact
    .map((cents, index) => ({ index, remainder: MathBN.sub(cents, whole[index] ?? 0) }))
    .sort((a, b) => b.remainder.comparedTo(a.remainder) ?? 0)
  for (const { index } of byRemainder) {
    const cents = whole[index] ?? 0
    if (left > 0 && cents < (shares[index]?.most_cents ?? 0)) {
      whole[index] = cents + 1
      left -= 1
    }
  }
  return whole
}
