import { refundShare, type RefundParts } from "@bon-perroquet/contract"
import { splitByProportion } from "@bon-perroquet/vat/totals"

/** What promotions took off a line, VAT included. */
export interface Discount {
  id: string
  cents: number
}

/** A line before an edit that makes it less. */
export interface EditedLine {
  id: string
  quantity: number
  /** What it costs after discounts, VAT included. */
  gross_cents: number
  unit_cents: number
  discounts: readonly Discount[]
}

/** The discounts of the units that stay, in whole cents that come to their share exactly. */
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
 * Returns what was given back by line for units that an edit takes out, or that come back: the engine owes it already, and would
 * owe it again.
 * @param before units that the order had lost earlier: refunds count for them first
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
