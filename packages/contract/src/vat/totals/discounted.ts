import { documentTotals, type DocumentLine, type DocumentTotals } from "./document"

/** Goods at full price and their discount, VAT included. */
export type DiscountedLine = DocumentLine & { discount_cents: number }

export type DiscountedInput = {
  lines: readonly DiscountedLine[]
  /** Price before the discount, VAT included. */
  delivery_cents: number
  delivery_discount_cents: number
}

export type DiscountedTotals = DocumentTotals & { discount_cents: number; discount_net_cents: number }

/**
 * Returns the totals of a document with a discount. VAT, subtotal and total are those of the charged amounts. Goods and
 * delivery have their full price: goods + delivery − discount is the total (with VAT) and the subtotal (without).
 */
export function discountedTotals(input: DiscountedInput): DiscountedTotals {
  const { lines, delivery_cents, delivery_discount_cents } = input
  const full = documentTotals({ lines, delivery_cents })
  const discount_cents = lines.reduce((sum, line) => sum + line.discount_cents, delivery_discount_cents)
  // Stryker disable next-line ConditionalExpression: it only avoids the second calculation.
  if (discount_cents === 0) return { ...full, discount_cents: 0, discount_net_cents: 0 }
  const charged = documentTotals({
    lines: lines.map(chargedLine),
    delivery_cents: delivery_cents - delivery_discount_cents,
  })
  return {
    ...charged,
    items_cents: full.items_cents,
    delivery_cents,
    items_net_cents: full.items_net_cents,
    delivery_net_cents: full.delivery_net_cents,
    discount_cents,
    discount_net_cents: full.subtotal_cents - charged.subtotal_cents,
  }
}

export const chargedLine = ({ gross_cents, discount_cents, rate }: DiscountedLine): DocumentLine => ({
  gross_cents: gross_cents - discount_cents,
  rate,
})
