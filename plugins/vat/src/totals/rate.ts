/** Rates are kept to a hundredth of a per cent: no VAT law is finer, and whole numbers of them calculate exactly. */
const HUNDREDTHS = 100

/** A rate in per cent (21, 5.5) as a whole number of hundredths of a per cent (2100, 550). */
export function rateInHundredths(rate: number): number {
  const hundredths = Math.round(rate * HUNDREDTHS)
  if (!Number.isFinite(rate) || rate < 0 || rate > 100 || Math.abs(rate * HUNDREDTHS - hundredths) > 1e-6) {
    throw new RangeError(`Not a VAT rate in per cent with at most two decimals: ${rate}`)
  }
  return hundredths
}

/**
 * The VAT contained in an amount that includes it, rounded half up to the cent; of a negative amount (a credit), the
 * negative of the same, so that a refund undoes exactly what was charged.
 */
export function vatOf(grossCents: number, rate: number): number {
  assertCents(grossCents)
  if (grossCents < 0) return 0 - vatOf(-grossCents, rate)
  const hundredths = rateInHundredths(rate)
  // gross × r ÷ (100 % + r), half up in whole numbers. BigInt: the doubled product may pass 2^53.
  const numerator = BigInt(grossCents) * BigInt(hundredths)
  const denominator = BigInt(100 * HUNDREDTHS + hundredths)
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/** Refuses anything but a whole number of cents: a fraction here is a floating-point sum somewhere before. */
export function assertCents(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
}
