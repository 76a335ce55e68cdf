import { MAX_LINE_QUANTITY } from "@bon-perroquet/contract/constants"
import { decimalCents } from "@bon-perroquet/contract/money"

export interface EnteredPrice {
  /** Decimal euro, VAT included. */
  amount: string
  /** Smallest and largest quantity with this price. Null: no limit. */
  from: number | null
  to: number | null
  /** null for a price without price list. */
  list: "sale" | "override" | null
}

export interface PricedRow {
  /** The base price: the lowest without price list, conditions and quantities. Decimal euro, VAT included. */
  amount: string
  /** Prices from active price lists and quantity prices, or null. */
  more_prices: EnteredPrice[] | null
  /** Prices for one sales channel. Missing in a shop with one channel. */
  channel_prices?: (EnteredPrice & { channel: string })[] | null
  /** During a sale: the lowest price in the 30 days before it, in cents. */
  lowest_before?: number | undefined
}

export interface ChargedPrice {
  cents: number
  regular_cents: number
}

const cheapest = (prices: readonly number[]): number | undefined =>
  prices.length ? Math.min(...prices) : undefined

/**
 * Computes like Medusa's Pricing Module: the lowest "override" list price, otherwise the lower of the "sale" price and
 * the base price. A test compares both.
 */
export function chargedPrice({ amount, more_prices }: PricedRow, quantity = 1): ChargedPrice {
  const applicable = (more_prices ?? [])
    .filter(({ from, to }) => (from ?? 0) <= quantity && quantity <= (to ?? Infinity))
    .map((price) => ({ list: price.list, cents: decimalCents(price.amount) }))
  const of = (list: EnteredPrice["list"]) =>
    cheapest(applicable.flatMap((price) => (price.list === list ? price.cents : [])))
  const own = Math.min(decimalCents(amount), of(null) ?? Infinity)
  const [sale, override] = [of("sale"), of("override")]
  if (override !== undefined && override <= (sale ?? Infinity))
    return { cents: override, regular_cents: override }
  const cents = Math.min(own, sale ?? Infinity)
  return { cents, regular_cents: cents === sale ? (override ?? own) : cents }
}

/** Returns quantities above one from which another price applies. */
export function priceSteps(row: PricedRow): { from: number; cents: number }[] {
  const bounds = (row.more_prices ?? []).flatMap(({ from, to }) => [
    Math.ceil(from ?? 0),
    Math.floor(to ?? 0) + 1,
  ])
  const steps: { from: number; cents: number }[] = []
  let before = chargedPrice(row).cents
  for (const from of [...new Set(bounds)].sort((a, b) => a - b)) {
    if (from < 2 || from > MAX_LINE_QUANTITY) continue
    const { cents } = chargedPrice(row, from)
    if (cents !== before) steps.push({ from, cents })
    before = cents
  }
  return steps
}
