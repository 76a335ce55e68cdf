import { refundShare } from "@bon-perroquet/contract"
import { splitByProportion } from "@bon-perroquet/contract/vat/totals"

/** A discount on an order line. `cents` include VAT. */
export interface Discount {
  id: string
  cents: number
}

export interface EditedLine {
  id: string
  quantity: number
  gross_cents: number
  unit_cents: number
  discounts: readonly Discount[]
}

/** Returns the discounts of a line that keeps `keptUnits` units, in whole cents. */
export function discountsLeft(line: EditedLine, keptUnits: number): Discount[] {
  const { quantity, gross_cents, unit_cents, discounts } = line
  const kept_cents = gross_cents - refundShare(gross_cents, quantity - keptUnits, quantity)
  const shares = splitByProportion(
    Math.max(0, unit_cents * keptUnits - kept_cents),
    discounts.map(({ cents }) => cents),
  )
  return discounts.map(({ id }, index) => ({ id, cents: shares[index] ?? 0 }))
}
