import type { Tier } from "../shop/cart"
import { toCents } from "../money"
import { priceFor } from "../shop/price"

/** Trade price rules. They import no schemas, like `shop/price.ts`. */

/** Medusa's customer group of accounts whose VAT number VIES confirmed. */
export const CHECKED_VAT_GROUP = "cusgroup_vat_number_checked"

/** Price of a size in a trade price list that applies to the customer. */
export interface TradeEntry {
  /** Price of one unit in cents, VAT included. */
  cents: number
  /** Smallest and largest quantity with this price. Null: no limit. */
  from: number | null
  to: number | null
  /** Minimum value of an order's goods without VAT. Null: none. */
  minimum_cents: number | null
}

type Chosen = Pick<TradeEntry, "cents" | "minimum_cents">
export type TradeStep = Chosen & { from: number }

/**
 * Returns the price of one unit for a trade customer: the lowest of the public price and the entries. The public
 * price has no minimum order. Of equal prices, the one with the lower minimum applies.
 */
export function tradePriceAt(publicCents: number, entries: readonly TradeEntry[], quantity: number): Chosen {
  const isBetter = (one: Chosen, other: Chosen) =>
    one.cents - other.cents || (one.minimum_cents ?? 0) - (other.minimum_cents ?? 0)
  const [best] = entries
    .filter(({ from, to }) => (from ?? 0) <= quantity && quantity <= (to ?? Infinity))
    .map(({ cents, minimum_cents }): Chosen => ({ cents, minimum_cents }))
    .concat({ cents: publicCents, minimum_cents: null })
    .sort(isBetter)
  return best ?? { cents: publicCents, minimum_cents: null }
}

/** Returns the prices by quantity, in ascending order. The first one is for one unit. */
export function tradeSteps(
  variant: { price: number; tiers: readonly Pick<Tier, "from" | "price">[] },
  entries: readonly TradeEntry[],
): [TradeStep, ...TradeStep[]] {
  const tiers = variant.tiers.map((tier) => ({ ...tier, price_per_kg: null, price_per_litre: null }))
  const at = (quantity: number): TradeStep => {
    const { price } = priceFor({ ...variant, tiers, price_per_kg: null, price_per_litre: null }, quantity)
    return { from: quantity, ...tradePriceAt(toCents(price), entries, quantity) }
  }
  const bounds = entries.flatMap(({ from, to }) => [from ?? 1, to === null ? 1 : to + 1])
  const quantities = [...new Set([...bounds, ...tiers.map(({ from }) => from)])].sort((a, b) => a - b)
  const steps: [TradeStep, ...TradeStep[]] = [at(1)]
  for (const step of quantities.filter((quantity) => quantity > 1).map(at)) {
    const before = steps.at(-1)
    if (step.cents !== before?.cents || step.minimum_cents !== before.minimum_cents) steps.push(step)
  }
  return steps
}

/** Returns a price in cents without its VAT, rounded half up. @param rate VAT rate in per cent */
export const netCents = (cents: number, rate: number): number => Math.round((cents * 100) / (100 + rate))

/** Returns the price in cents, VAT included, whose `netCents` is the given price. @param rate VAT rate in per cent */
export const grossCents = (net: number, rate: number): number => Math.round((net * (100 + rate)) / 100)

/** Returns the value of goods without VAT in cents, as the minimum of an order counts it. */
export const goodsNetCents = (lines: readonly { gross_cents: number; rate: number }[]): number =>
  Math.round(lines.reduce((sum, { gross_cents, rate }) => sum + (gross_cents * 100) / (100 + rate), 0))
