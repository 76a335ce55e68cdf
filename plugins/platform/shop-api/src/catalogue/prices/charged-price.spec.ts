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
  ["alone", null, [1000, 1000, 1000, 1000]],
  ["and less from three", [entered("9", { from: 3 })], [1000, 900, 900, 1000]],
  ["and less from three to five", [entered("9", { from: 3, to: 5 })], [1000, 900, 1000, 1000]],
  ["and more from three, which nobody pays", [entered("11", { from: 3 })], [1000, 1000, 1000, 1000]],
  ["and a sale", [entered("8", { list: "sale" })], [800, 800, 800, 1000]],
  ["and a sale that is none", [entered("12", { list: "sale" })], [1000, 1000, 1000, 1000]],
  ["and a sale from three", [entered("8", { list: "sale", from: 3 })], [1000, 800, 800, 1000]],
  ["and another instead", [entered("12", { list: "override" })], [1200, 1200, 1200, 1200]],
  [
    "and another instead that a sale lowers",
    [entered("12", { list: "override" }), entered("8", { list: "sale" })],
    [800, 800, 800, 1200],
  ],
  [
    "and another instead below a sale",
    [entered("7", { list: "override" }), entered("8", { list: "sale" })],
    [700, 700, 700, 700],
  ],
])("A product's price %s", (_, more, expected) => {
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
