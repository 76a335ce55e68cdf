import { documentTotals, type DocumentLine, type DocumentTotals } from "./document"

/** Goods at their full price, and what is taken off it; both VAT included. */
export type DiscountedLine = DocumentLine & { discount_cents: number }

export type DiscountedInput = {
  lines: readonly DiscountedLine[]
  /** Delivery at its full price, VAT included, and what is taken off it. */
  delivery_cents: number
  delivery_discount_cents: number
}

export type DiscountedTotals = DocumentTotals & { discount_cents: number; discount_net_cents: number }

/**
 * Totals of goods and delivery with what discounts take off. VAT, subtotal and total are those of what is charged; goods
 * and delivery are told at their full price, so that goods + delivery − discount is the total, VAT included, and the
 * subtotal, VAT excluded. Without a discount these are `documentTotals`.
 */
export function discountedTotals(input: DiscountedInput): DiscountedTotals {
  const { lines, delivery_cents, delivery_discount_cents } = input
  const full = documentTotals({ lines, delivery_cents })
  const discount_cents = lines.reduce((sum, line) => sum + line.discount_cents, delivery_discount_cents)
  // Stryker disable next-line ConditionalExpression: it only saves the second calculation.
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

/** What a line costs after its discount. */
export const chargedLine = ({ gross_cents, discount_cents, rate }: DiscountedLine): DocumentLine => ({
  gross_cents: gross_cents - discount_cents,
  rate,
})
