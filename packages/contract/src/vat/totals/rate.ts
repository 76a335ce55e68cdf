/** Rates have at most two decimals, as in all VAT laws. Integers make the calculation exact. */
const HUNDREDTHS = 100

/** Converts percent (21, 5.5) to integer hundredths (2100, 550). */
export function rateInHundredths(rate: number): number {
  const hundredths = Math.round(rate * HUNDREDTHS)
  if (!Number.isFinite(rate) || rate < 0 || rate > 100 || Math.abs(rate * HUNDREDTHS - hundredths) > 1e-6) {
    throw new RangeError(`Invalid VAT rate (a percentage with at most two decimals): ${rate}`)
  }
  return hundredths
}

/**
 * Returns the VAT that a price contains, rounded half up to the cent. Negative amounts give negated VAT, so that
 * refunds exactly reverse charges.
 */
export function vatOf(grossCents: number, rate: number): number {
  assertCents(grossCents)
  if (grossCents < 0) return 0 - vatOf(-grossCents, rate)
  const hundredths = rateInHundredths(rate)
  // gross × r ÷ (100 % + r). The doubled product can exceed 2^53.
  const numerator = BigInt(grossCents) * BigInt(hundredths)
  const denominator = BigInt(100 * HUNDREDTHS + hundredths)
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** Throws if an amount is not an integer number of cents. The cause is usually a floating-point sum. */
export function assertCents(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an integer number of cents: ${amount}`)
}
