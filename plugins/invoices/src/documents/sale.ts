import type { Language } from "@bon-perroquet/languages/locales"
import { discountCents, type Adjustment } from "@bon-perroquet/promotions/money"
import type { VatScheme } from "@bon-perroquet/vat/rates"
import type { Content, Line } from "../modules/documents"

/** A paid order, as far as its documents are concerned. */
export interface Sale {
  order_number: string
  ordered_at: string
  paid_at: string
  paid_cents: number
  paid_with?: Content["paid_with"]
  language: Language
  country: string
  scheme: VatScheme
  exemption?: Content["exemption"]
  buyer: Content["buyer"]
  lines: Line[]
  /** As charged, VAT included. */
  delivery_cents: number
}

/** A line with its price after discounts. */
export function lineOf(
  sold: Pick<Line, "name" | "quantity" | "unit_cents" | "rate">,
  adjustments: readonly Adjustment[] | null = [],
): Line {
  const full = sold.unit_cents * sold.quantity
  const discount_cents = discountCents(adjustments, full, sold.rate)
  return { ...sold, discount_cents, gross_cents: full - discount_cents }
}
