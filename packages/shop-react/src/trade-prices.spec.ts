import { MAX_FAVOURITES, MAX_TRADE_PRODUCTS, type SizeTradePrice } from "@bon-perroquet/contract"
import { readInParts } from "./trade-prices"

const priceOf = (variant_id: string): SizeTradePrice => ({
  ...{ variant_id, price: 8, price_per_kg: null, price_per_litre: null, tiers: [] },
})

it("a customer with trade prices sees them for all favourites, of which one request takes a part", async () => {
  const ids = Array.from({ length: MAX_FAVOURITES }, (_, place) => `prod_${place}`)
  const read = jest.fn((some: string[]) => Promise.resolve({ is_trade: true, sizes: some.map(priceOf) }))
  const { is_trade, sizes } = await readInParts(ids, read)
  expect(is_trade).toBe(true)
  expect(sizes.map(({ variant_id }) => variant_id)).toEqual(ids)
  expect(read.mock.calls.every(([some]) => some.length <= MAX_TRADE_PRODUCTS)).toBe(true)
})
