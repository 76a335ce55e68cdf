import type { ProductVariant, SizeTradePrice } from "@bon-perroquet/contract"
import { toEuro } from "@bon-perroquet/contract/money"
import { goodsNetCents, tradeSteps, type TradeEntry } from "@bon-perroquet/contract/trade"
import { unitPrices } from "../catalogue/product/variant"

interface TradePriced {
  gross_cents: number
  rate: number
  /** Minimum order without VAT of the line's price, in cents. Null without a minimum. */
  minimum_cents: number | null
}

/** Returns the amount in cents without VAT by which the goods miss the minimum order of their prices. */
export function minimumMissing(priced: readonly TradePriced[]): number {
  const minimum = Math.max(0, ...priced.map(({ minimum_cents }) => minimum_cents ?? 0))
  return Math.max(0, minimum - goodsNetCents(priced))
}

/** Returns the prices of a size for a trade customer, with the price per kilogram or litre. */
export function tradePriceOf(variant: ProductVariant, entries: readonly TradeEntry[]): SizeTradePrice {
  const priced = (cents: number) => ({
    price: toEuro(cents),
    ...unitPrices(cents, variant.unit_label, variant.weight),
  })
  const [one, ...steps] = tradeSteps(variant, entries)
  const tiers = steps.flatMap(({ from, cents }, index) =>
    cents === (steps[index - 1] ?? one).cents ? [] : [{ from, ...priced(cents) }],
  )
  return { variant_id: variant.id, ...priced(one.cents), tiers }
}
