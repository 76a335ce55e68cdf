import { discountedTotals } from "@bon-perroquet/vat/totals/discounted"
import type { DocumentLine } from "@bon-perroquet/vat/totals"
import type { Totals } from "@bon-perroquet/contract"

/** Goods of a document; a line without a discount need not say so. */
export type DiscountableLine = DocumentLine & { discount_cents?: number }

/** A way to deliver: its price, what is taken off that, and how much more in goods would make it free. */
export interface TotalledDelivery {
  price_cents: number
  discount_cents?: number
  missing_cents: number | null
}

/** The contract's totals of goods and their delivery. */
export function totalsOf(lines: readonly DiscountableLine[], delivery: TotalledDelivery): Totals {
  const totals = discountedTotals({
    lines: lines.map(({ gross_cents, rate, discount_cents = 0 }) => ({ gross_cents, rate, discount_cents })),
    delivery_cents: delivery.price_cents,
    delivery_discount_cents: delivery.discount_cents ?? 0,
  })
  return { currency: "eur", ...totals, free_delivery_missing_cents: delivery.missing_cents }
}
