import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Returns an amount in euro as integer cents. @throws for fractions of a cent */
export function exactCents(euro: BigNumberInput): number {
  const cents = wholeCents(euro)
  if (cents === null) throw new Error(`${MathBN.mult(euro, 100).toString()} is not a whole number of cents.`)
  return cents
}

/** Returns an amount in euro as cents, or null for fractions of a cent. */
export function wholeCents(euro: BigNumberInput): number | null {
  const cents = MathBN.mult(euro, 100)
  // Medusa splits and adds VAT-inclusive totals, which leaves a rounding error in the last digit.
  const whole = cents.decimalPlaces(0)
  return cents.minus(whole).abs().gt("0.000001") ? null : whole.toNumber()
}
