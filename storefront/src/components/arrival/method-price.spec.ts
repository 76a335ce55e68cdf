import { methodPrice } from "./method-price"

const METHOD = {
  prices: [
    { up_to_grams: 2_000, price_cents: 595 },
    { up_to_grams: 10_000, price_cents: 795 },
  ],
  free_from_cents: 7_000,
}

test.each([
  [2_000, 1_000, 595],
  [2_001, 1_000, 795],
  [12_000, 1_000, 795],
  [500, 6_999, 595],
  [500, 7_000, 0],
])("the delivery of %d g of goods worth %d cents costs %d cents", (grams, cents, price) => {
  expect(methodPrice(METHOD, { grams, cents })).toBe(price)
})

test("a price without a weight limit applies to every weight", () => {
  const flat = { prices: [{ up_to_grams: null, price_cents: 500 }], free_from_cents: null }
  expect(methodPrice(flat, { grams: 90_000, cents: 90_000 })).toBe(500)
})
