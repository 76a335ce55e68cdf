import { decimalCents, toCents } from "@bon-perroquet/contract/money"
import { priceFor } from "@bon-perroquet/contract/price"
import { tradePriceAt, type TradeEntry } from "@bon-perroquet/contract/trade"
import type { DeliveryCountry } from "@bon-perroquet/contract/sets"
import { DEFAULT_VAT_CLASS } from "@bon-perroquet/contract/vat-classes"
import type { Snapshot } from "../catalogue"
import { soldVariant } from "../catalogue/sold-variant"
import type { WeighedLine } from "../delivery/methods"

/**
 * A product to price. Default of `variant_id`: the first size. `unit_price` is the line's price in decimal euro, for
 * a product that is no longer sold.
 */
export interface RequestedLine {
  product_id: string
  variant_id?: string
  quantity: number
  unit_price?: string
  trade?: readonly TradeEntry[] | undefined
}

export interface PricedLine extends WeighedLine {
  unit_cents: number
  /** Minimum order without VAT of the trade price, in cents. Null for a price without a minimum. */
  minimum_cents: number | null
}

/**
 * Returns price and VAT rate for the quantity. A product that is no longer sold keeps its line's price, so that the
 * cart adds up, but it can't be paid.
 */
export function pricedLine(
  snapshot: Snapshot,
  country: DeliveryCountry,
  requested: RequestedLine,
): PricedLine {
  const product = snapshot.products.get(requested.product_id)
  const variant = product && soldVariant(product, requested.variant_id)?.variant
  const public_cents = variant
    ? toCents(priceFor(variant, requested.quantity).price)
    : decimalCents(requested.unit_price ?? "0")
  const trade = (variant && requested.trade) ?? []
  const { cents: unit_cents, minimum_cents } = tradePriceAt(public_cents, trade, requested.quantity)
  const rate = snapshot.vatRate(product?.vat_class ?? DEFAULT_VAT_CLASS, country)
  const grams = (variant?.weight ?? 0) * requested.quantity
  return { unit_cents, minimum_cents, gross_cents: unit_cents * requested.quantity, rate, grams }
}

export const pricedLines = (
  snapshot: Snapshot,
  country: DeliveryCountry,
  requested: RequestedLine[],
): PricedLine[] => requested.map((line) => pricedLine(snapshot, country, line))
