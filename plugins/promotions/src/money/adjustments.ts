import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** What the engine keeps of a discount on a line or a delivery. */
export interface Adjustment {
  amount: BigNumberInput
  /** Otherwise the amount is without VAT; the engine has no such mark on deliveries. */
  is_tax_inclusive?: boolean | null
}

const HALF_UP = 4

/**
 * What adjustments take off a price, VAT included, in whole cents; never more than the price. Those that this shop writes
 * come to whole cents by themselves; others are rounded once.
 * @param rate the VAT of the line, in per cent
 */
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

/** Cents, VAT included, as the engine's decimal euro without VAT: so exact that they come back as the same cents. */
export const netEuro = (cents: number, rate: number): BigNumberInput =>
  MathBN.div(cents, MathBN.add(100, rate))
