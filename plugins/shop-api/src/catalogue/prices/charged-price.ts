import { MAX_LINE_QUANTITY } from "@bon-perroquet/contract/constants"
import { decimalCents } from "@bon-perroquet/contract/money"

/** A price of a variant in euro that holds now, for everyone. */
export interface EnteredPrice {
  /** Decimal euro, VAT included. */
  amount: string
  /** Of how many pieces on, and up to how many, it holds; null where that is open. */
  from: number | null
  to: number | null
  /** What kind of price list it is of; null for the variant's own. */
  list: "sale" | "override" | null
}

/** What the catalogue reads of a variant's prices. */
export interface PricedRow {
  /** Its own price for one piece and more; the cheapest where there are several. Decimal euro, VAT included. */
  amount: string
  /** Those beside it: of price lists that run, and for a number of pieces; null where there are none. */
  more_prices: EnteredPrice[] | null
  /** In cents, while a sale runs: the lowest price of the thirty days before it. */
  lowest_before?: number | undefined
}

export interface ChargedPrice {
  cents: number
  /** What it would be without the sale that makes it lower. */
  regular_cents: number
}

const cheapest = (prices: readonly number[]): number | undefined =>
  prices.length ? Math.min(...prices) : undefined

/**
 * What one piece costs to who buys so many of it, as the engine's Pricing Module chooses: among all that hold, the
 * cheapest of any price list where that is an "override", and where it is a "sale" the lower of it and the own price. A
 * test compares it with the engine's own answer.
 */
export function chargedPrice({ amount, more_prices }: PricedRow, quantity = 1): ChargedPrice {
  const holding = (more_prices ?? [])
    .filter(({ from, to }) => (from ?? 0) <= quantity && quantity <= (to ?? Infinity))
    .map((price) => ({ list: price.list, cents: decimalCents(price.amount) }))
  const of = (list: EnteredPrice["list"]) =>
    cheapest(holding.flatMap((price) => (price.list === list ? price.cents : [])))
  const own = Math.min(decimalCents(amount), of(null) ?? Infinity)
  const [sale, override] = [of("sale"), of("override")]
  if (override !== undefined && override <= (sale ?? Infinity))
    return { cents: override, regular_cents: override }
  const cents = Math.min(own, sale ?? Infinity)
  return { cents, regular_cents: cents === sale ? (override ?? own) : cents }
}

/** From how many pieces on each costs another amount than for fewer, in rising order; without the first piece. */
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
