import { toCents, toEuro } from "../money"
import { netCents } from "./price"

/** Prices as trade customers see them. */

interface Priced {
  price: number
  price_per_kg: number | null
  price_per_litre: number | null
}
type PricedSize = Priced & { tiers: readonly (Priced & { from: number })[] }
interface PricedProduct extends PricedSize {
  vat_rate: number
  variants: readonly (PricedSize & { id: string })[]
}

/** Returns the object with its prices without VAT. @param rate VAT rate in per cent */
export function inNet<Of extends Priced>(priced: Of, rate: number): Of {
  const net = (euro: number) => toEuro(netCents(toCents(euro), rate))
  const { price, price_per_kg, price_per_litre } = priced
  return {
    ...priced,
    price: net(price),
    price_per_kg: price_per_kg === null ? null : net(price_per_kg),
    price_per_litre: price_per_litre === null ? null : net(price_per_litre),
  }
}

/**
 * Returns the product as a trade customer sees it: with the prices of its trade price lists, without VAT and without
 * sale prices.
 */
export function forTrade<Product extends PricedProduct>(
  product: Product,
  sizes: ReadonlyMap<string, PricedSize>,
): Product {
  const { vat_rate, variants } = product
  const priced = <Of extends PricedSize>(of: Of, id: string | undefined) => {
    const { price, price_per_kg, price_per_litre, tiers } = sizes.get(id ?? "") ?? of
    const net = inNet({ ...of, price, price_per_kg, price_per_litre }, vat_rate)
    return {
      ...net,
      tiers: tiers.map((tier) => inNet(tier, vat_rate)),
      ...{ regular_price: null, lowest_price_30_days: null },
    }
  }
  return {
    ...priced(product, variants[0]?.id),
    variants: variants.map((variant) => priced(variant, variant.id)),
    [WITHOUT_VAT]: true,
  }
}

const WITHOUT_VAT = "without_vat"

/** Returns whether `forTrade` returned the product, or a copy of it. */
export const isWithoutVat = (product: object): boolean => WITHOUT_VAT in product

interface Item {
  unit_price: number
  line_total_cents: number
  price_per_kg: number | null
  price_per_litre: number | null
  vat_rate: number
  tiers: readonly (Priced & { from: number })[]
}

/** Returns a line of a trade customer's cart with its prices without VAT, to display them. */
export function itemForTrade<Line extends Item>(item: Line): Line {
  const { unit_price, line_total_cents, vat_rate, tiers } = item
  const { price, price_per_kg, price_per_litre } = inNet({ ...item, price: unit_price }, vat_rate)
  return {
    ...item,
    ...{ unit_price: price, price_per_kg, price_per_litre },
    line_total_cents: netCents(line_total_cents, vat_rate),
    tiers: tiers.map((tier) => inNet(tier, vat_rate)),
  }
}
