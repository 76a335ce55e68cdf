import { tariffSchema, type Tariff } from "@bon-perroquet/contract/delivery"
import { deliveryPrice } from "./index"

const BELGIUM: Tariff = {
  steps: [
    { up_to_grams: 2_000, price_cents: 595 },
    { up_to_grams: 10_000, price_cents: 795 },
    { up_to_grams: 30_000, price_cents: 1_295 },
  ],
  free_from_cents: 7_000,
}

describe("The price of a delivery", () => {
  it.each([
    [0, 595],
    [1, 595],
    [2_000, 595],
    [2_001, 795],
    [10_000, 795],
    [30_000, 1_295],
  ])("a parcel of %d g costs %d cents", (grams, cents) => {
    expect(deliveryPrice(BELGIUM, { grams, items_cents: 100 })).toBe(cents)
  })

  it.each([
    [30_001, 1_295 + 595],
    [42_000, 1_295 + 1_295],
    [60_000, 2 * 1_295],
    [60_001, 2 * 1_295 + 595],
  ])("goods of %d g are split into several parcels for %d cents", (grams, cents) => {
    expect(deliveryPrice(BELGIUM, { grams, items_cents: 100 })).toBe(cents)
  })

  it.each([
    [6_999, 595],
    [7_000, 0],
    [7_001, 0],
  ])("the delivery of goods worth %d cents costs %d cents", (items_cents, cents) => {
    expect(deliveryPrice(BELGIUM, { grams: 500, items_cents })).toBe(cents)
  })

  it("delivery is never free if the tariff has no threshold for free delivery", () => {
    expect(deliveryPrice({ ...BELGIUM, free_from_cents: null }, { grams: 500, items_cents: 1e9 })).toBe(595)
  })
})

it.each([
  ["no step", { steps: [], free_from_cents: null }],
  ["steps out of order", { ...BELGIUM, steps: [...BELGIUM.steps].reverse() }],
  ["a negative price", { steps: [{ up_to_grams: 1, price_cents: -1 }], free_from_cents: null }],
  [
    "a price in fractions of a cent",
    { steps: [{ up_to_grams: 1, price_cents: 5.95 }], free_from_cents: null },
  ],
])("a tariff with %s is rejected", (_name, tariff) => {
  expect(tariffSchema.safeParse(tariff).success).toBe(false)
})
