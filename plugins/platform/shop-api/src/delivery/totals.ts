import { discountedTotals } from "@bon-perroquet/contract/vat/totals/discounted"
import type { DocumentLine } from "@bon-perroquet/contract/vat/totals"
import type { Totals } from "@bon-perroquet/contract"

export type DiscountableLine = DocumentLine & { discount_cents?: number }

export interface TotalledDelivery {
  price_cents: number
  discount_cents?: number
  missing_cents: number | null
}

export function totalsOf(lines: readonly DiscountableLine[], delivery: TotalledDelivery): Totals {
  const totals = discountedTotals({
    lines: lines.map(({ gross_cents, rate, discount_cents = 0 }) => ({ gross_cents, rate, discount_cents })),
    delivery_cents: delivery.price_cents,
    delivery_discount_cents: delivery.discount_cents ?? 0,
  })
  return { currency: "eur", ...totals, free_delivery_missing_cents: delivery.missing_cents }
}
