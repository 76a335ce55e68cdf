import { DEFAULT_VAT_CLASS, type DeliveryCountry } from "@bon-perroquet/contract"
import type { Snapshot } from "../catalogue"
import type { GoodsLine } from "../delivery/methods"
import { centsOf } from "../money/cents"

/** A product in a quantity; a line of a cart also knows what it cost when it was written. */
export interface Wanted {
  product_id: string
  quantity: number
  unit_price?: string
}

export interface PricedLine extends GoodsLine {
  unit_cents: number
}

/**
 * The shop's own price of today and the VAT rate for the country. A product that is no longer sold keeps the price of
 * its line, so that the cart still adds up; it can't be paid.
 */
export function pricedLine(snapshot: Snapshot, country: DeliveryCountry, wanted: Wanted): PricedLine {
  const known = snapshot.products.get(wanted.product_id)
  const unit_cents = known?.price_cents ?? centsOf(wanted.unit_price ?? "0")
  const rate = snapshot.vatRate(known?.vat_class ?? DEFAULT_VAT_CLASS, country)
  const grams = (known?.product.weight ?? 0) * wanted.quantity
  return { unit_cents, gross_cents: unit_cents * wanted.quantity, rate, grams }
}

export const pricedLines = (snapshot: Snapshot, country: DeliveryCountry, wanted: Wanted[]): PricedLine[] =>
  wanted.map((line) => pricedLine(snapshot, country, line))
