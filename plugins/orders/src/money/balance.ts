import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import { splitByProportion } from "@bon-perroquet/vat/totals"

/** Discount of a line by promotions, VAT included. */
export interface Discount {
  id: string
  cents: number
}

/** A line before an edit that reduces it. */
export interface EditedLine {
  id: string
  quantity: number
  /** Price after discounts, VAT included. */
  gross_cents: number
  unit_cents: number
  discounts: readonly Discount[]
}

/** Returns the discounts of the remaining units in whole cents. Their sum is exact. */
export function discountsLeft(line: EditedLine, kept: number): Discount[] {
  const { quantity, gross_cents, unit_cents, discounts } = line
  const kept_cents = gross_cents - refundShare(gross_cents, quantity - kept, quantity)
  const shares = splitByProportion(
    Math.max(0, unit_cents * kept - kept_cents),
    discounts.map(({ cents }) => cents),
  )
  return discounts.map(({ id }, index) => ({ id, cents: shares[index] ?? 0 }))
}

/**
 * Returns the amount refunded by line for units that an edit removes or that are returned. Medusa credits
 * these units too, so it must not be credited twice.
 * @param before units that the order lost earlier, to which refunds apply first
 */
export function givenForUnits(
  lineId: string,
  { before, lost }: { before: number; lost: number },
  given: readonly RefundParts[],
): number {
  let [earlier, left, cents] = [before, lost, 0]
  for (const refund of given.flatMap(({ items }) => items.filter(({ id }) => id === lineId))) {
    const settled = Math.min(earlier, refund.quantity)
    earlier -= settled
    const units = Math.min(left, refund.quantity - settled)
    left -= units
    cents += refundShare(refund.amount_cents, units, refund.quantity)
  }
  return cents
}
