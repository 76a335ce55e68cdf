import fc from "fast-check"
import { toCents } from "../money"
import { priceFor } from "../shop/price"
import { grossCents, netCents, tradePriceAt, tradeSteps, type TradeEntry } from "./price"

const entry = (cents: number, more: Partial<TradeEntry> = {}): TradeEntry => ({
  ...{ cents, from: null, to: null, minimum_cents: null },
  ...more,
})

it.each<[string, TradeEntry[], number, number]>([
  ["without an entry", [], 1, 1000],
  ["with a lower entry", [entry(800)], 1, 800],
  ["with a higher entry, so that a public sale is never dearer for trade", [entry(1200)], 1, 1000],
  ["with two lists", [entry(800), entry(700)], 1, 700],
  ["below the quantity of an entry", [entry(800, { from: 6 })], 5, 1000],
  ["at the quantity of an entry", [entry(800, { from: 6 })], 6, 800],
  ["above the last quantity of an entry", [entry(800, { to: 9 })], 10, 1000],
])("the trade price %s is the lowest that applies", (_, entries, quantity, cents) => {
  expect(tradePriceAt(1000, entries, quantity).cents).toBe(cents)
})

it("a price with a minimum order applies only if it is lower than the others", () => {
  const entries = [entry(800, { minimum_cents: 20_000 })]
  expect(tradePriceAt(1000, entries, 1).minimum_cents).toBe(20_000)
  expect(tradePriceAt(800, entries, 1).minimum_cents).toBeNull()
  expect(tradePriceAt(1000, [...entries, entry(800, { minimum_cents: 5_000 })], 1).minimum_cents).toBe(5_000)
})

const quantity = fc.option(fc.integer({ min: 1, max: 12 }))
const anyEntry = fc.record({
  cents: fc.integer({ min: 1, max: 2000 }),
  from: quantity,
  to: quantity,
  minimum_cents: fc.option(fc.integer({ min: 1, max: 3 })),
})
const none = { price_per_kg: null, price_per_litre: null }
const anyTier = fc.record({ from: fc.integer({ min: 2, max: 12 }), price: fc.constantFrom(9.5, 8, 7.25) })

it("the steps match the trade price of every quantity", () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 6 }),
      fc.array(anyTier, { maxLength: 3 }),
      (entries, more) => {
        const tiers = more.sort((one, other) => one.from - other.from)
        const variant = { price: 10, tiers }
        const steps = tradeSteps(variant, entries)
        for (let pieces = 1; pieces <= 15; pieces++) {
          const listed = priceFor(
            { ...variant, ...none, tiers: tiers.map((tier) => ({ ...tier, ...none })) },
            pieces,
          )
          expect(steps.findLast(({ from }) => from <= pieces)).toMatchObject(
            tradePriceAt(toCents(listed.price), entries, pieces),
          )
        }
      },
    ),
  )
})

it("a price that is entered without VAT is displayed as it was entered", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(0, 5.5, 6, 12, 21), (net, rate) => {
      expect(netCents(grossCents(net, rate), rate)).toBe(net)
    }),
  )
})
