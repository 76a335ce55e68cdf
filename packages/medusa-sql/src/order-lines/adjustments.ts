import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

export interface Adjustment {
  amount: BigNumberInput
  /** Whether the amount includes VAT. Absent for deliveries, because Medusa stores their discounts without VAT. */
  is_tax_inclusive?: boolean | null
}

const HALF_UP = 4

/** Returns the discount in whole cents with VAT, at most the price. @param rate VAT of the line in per cent */
export function discountCents(
  adjustments: readonly Adjustment[] | null | undefined,
  price_cents: number,
  rate: number,
): number {
  const exact = (adjustments ?? []).reduce(
    (sum, { amount, is_tax_inclusive }) =>
      MathBN.add(sum, MathBN.mult(amount, is_tax_inclusive ? 100 : 100 + rate)),
    MathBN.convert(0),
  )
  return Math.min(exact.decimalPlaces(6, HALF_UP).decimalPlaces(0, HALF_UP).toNumber(), price_cents)
}

/** Converts cents with VAT to decimal euro without VAT. The result is precise enough to be converted back. */
export const netEuro = (cents: number, rate: number): BigNumberInput =>
  MathBN.div(cents, MathBN.add(100, rate))
