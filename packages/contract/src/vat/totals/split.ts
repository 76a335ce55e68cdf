import { assertCents } from "./rate"

/**
 * Splits an amount by weights into whole cents that add up to it. The remaining cents go to the largest remainders, and
 * to the earlier one if two are equal. If all weights are 0, the shares are equal.
 */
export function splitByProportion(amountCents: number, weights: readonly number[]): number[] {
  assertCents(amountCents)
  if (amountCents < 0) return splitByProportion(-amountCents, weights).map((share) => 0 - share)
  if (weights.length === 0) {
    if (amountCents === 0) return []
    throw new RangeError("An amount cannot be split without weights.")
  }
  weights.forEach(assertWeight)
  const parts = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n)
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  const shares = parts.map((part) => {
    const product = BigInt(amountCents) * part
    return { cents: Number(product / whole), remainder: product % whole }
  })
  const left = amountCents - shares.reduce((sum, share) => sum + share.cents, 0)
  // The sort is stable, so the earlier of two equal remainders comes first.
  const byRemainder = [...shares].sort((a, b) => Number(b.remainder - a.remainder))
  for (const share of byRemainder.slice(0, left)) share.cents += 1
  return shares.map((share) => share.cents)
}

function assertWeight(weight: number): void {
  assertCents(weight)
  if (weight < 0) throw new RangeError(`A weight must not be negative: ${weight}`)
}
