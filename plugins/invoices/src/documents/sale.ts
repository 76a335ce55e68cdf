import type { Language } from "@bon-perroquet/languages/locales"
import type { VatScheme } from "@bon-perroquet/vat/rates"
import type { Content, Line } from "../modules/documents"

/** A paid order, as far as its documents are concerned. */
export interface Sale {
  order_number: string
  ordered_at: string
  paid_at: string
  paid_cents: number
  language: Language
  country: string
  scheme: VatScheme
  buyer: Content["buyer"]
  lines: Line[]
  /** As charged, VAT included. */
  delivery_cents: number
}

export interface Discount {
  cents: number
  /** Otherwise the engine means it without VAT. */
  includes_vat: boolean
}

/** What discounts take off a price, VAT included; never more than the price. */
export function discountOf(discounts: readonly Discount[], gross_cents: number, rate: number): number {
  const whole = discounts.reduce(
    (sum, { cents, includes_vat }) => sum + (includes_vat ? cents : Math.round((cents * (100 + rate)) / 100)),
    0,
  )
  return Math.min(whole, gross_cents)
}

/** A line with its price after discounts. */
export function lineOf(
  sold: Pick<Line, "name" | "quantity" | "unit_cents" | "rate">,
  discounts: readonly Discount[] = [],
): Line {
  const full = sold.unit_cents * sold.quantity
  const discount_cents = discountOf(discounts, full, sold.rate)
  return { ...sold, discount_cents, gross_cents: full - discount_cents }
}
