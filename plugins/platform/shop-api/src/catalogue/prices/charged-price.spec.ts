import fc from "fast-check"
import { chargedPrice, priceSteps, type EnteredPrice } from "./charged-price"

const entered = (amount: string, more: Partial<EnteredPrice> = {}): EnteredPrice => ({
  ...{ amount, from: null, to: null, list: null },
  ...more,
})

const charged = (amount: string, more_prices: EnteredPrice[] | null) => [
  ...[1, 3, 10].map((quantity) => chargedPrice({ amount, more_prices }, quantity).cents),
  chargedPrice({ amount, more_prices }).regular_cents,
]

it.each<[string, EnteredPrice[] | null, number[]]>([
  ["without other prices", null, [1000, 1000, 1000, 1000]],
  ["with a lower price from three units", [entered("9", { from: 3 })], [1000, 900, 900, 1000]],
  [
    "with a lower price from three to five units",
    [entered("9", { from: 3, to: 5 })],
    [1000, 900, 1000, 1000],
  ],
  [
    "with a higher price from three units, which nobody pays",
    [entered("11", { from: 3 })],
    [1000, 1000, 1000, 1000],
  ],
  ["with a sale price", [entered("8", { list: "sale" })], [800, 800, 800, 1000]],
  ["with a sale price that is higher", [entered("12", { list: "sale" })], [1000, 1000, 1000, 1000]],
  ["with a sale price from three units", [entered("8", { list: "sale", from: 3 })], [1000, 800, 800, 1000]],
  ["with an override price", [entered("12", { list: "override" })], [1200, 1200, 1200, 1200]],
  [
    "with an override price and a lower sale price",
    [entered("12", { list: "override" }), entered("8", { list: "sale" })],
    [800, 800, 800, 1200],
  ],
  [
    "with an override price below the sale price",
    [entered("7", { list: "override" }), entered("8", { list: "sale" })],
    [700, 700, 700, 700],
  ],
])("a base price %s gives the charged price of each quantity", (_, more, expected) => {
  expect(charged("10", more)).toEqual(expected)
})

const quantity = fc.option(fc.integer({ min: 1, max: 12 }))
const anyPrice = fc.record({
  amount: fc.integer({ min: 1, max: 2000 }).map((cents) => (cents / 100).toFixed(2)),
  from: quantity,
  to: quantity,
  list: fc.constantFrom<EnteredPrice["list"][]>(null, "sale", "override"),
})

it("the listed quantity prices match the price of every quantity", () => {
  fc.assert(
    fc.property(fc.array(anyPrice, { maxLength: 6 }), (more_prices) => {
      const row = { amount: "10", more_prices }
      const steps = priceSteps(row)
      for (let pieces = 1; pieces <= 15; pieces++) {
        const expected = steps.findLast(({ from }) => from <= pieces)?.cents ?? chargedPrice(row).cents
        expect(expected).toBe(chargedPrice(row, pieces).cents)
      }
    }),
  )
})
