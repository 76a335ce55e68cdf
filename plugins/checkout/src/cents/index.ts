import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Integer cents of an exact amount in euro. @throws when it has a fraction of a cent: nobody can be charged that. */
export function exactCents(euro: BigNumberInput): number {
  const cents = wholeCents(euro)
  if (cents === null) throw new Error(`${MathBN.mult(euro, 100).toString()} is not a whole number of cents.`)
  return cents
}

/** The same; null when it has a fraction of a cent. */
export function wholeCents(euro: BigNumberInput): number | null {
  const cents = MathBN.mult(euro, 100)
  // The engine splits VAT-inclusive totals and adds them up again; what is left over is its last digit, not money.
  const whole = cents.decimalPlaces(0)
  return cents.minus(whole).abs().gt("0.000001") ? null : whole.toNumber()
}
