import { sampleRow, sampleSnapshot, sampleVariant } from "../../testing/sample-snapshot"
import { pricedLines } from "./priced-line"

const snapshot = sampleSnapshot([
  sampleRow("almonds", {
    vat_class: 6,
    variants: [
      sampleVariant("almonds", { amount: "7.35", weight: 500 }),
      sampleVariant("almonds", { variant_id: "variant_large", amount: "30", weight: 2_500 }),
    ],
  }),
])
const priced = (about: { product_id?: string; variant_id?: string; quantity: number; unit_price?: string }) =>
  pricedLines(snapshot, "BE", [{ product_id: "almonds", ...about }])

it("a cart line has the price and weight of its size, by default the first", () => {
  expect(priced({ quantity: 3 })).toMatchObject([
    { unit_cents: 735, gross_cents: 2_205, rate: 6, grams: 1_500 },
  ])
  expect(priced({ variant_id: "variant_large", quantity: 2, unit_price: "1" })).toMatchObject([
    { unit_cents: 3_000, gross_cents: 6_000, rate: 6, grams: 5_000 },
  ])
})

it("a product that is no longer sold keeps its line's price and has no weight", () => {
  const removed = { unit_cents: 450, gross_cents: 900, grams: 0 }
  expect(priced({ product_id: "gone", quantity: 2, unit_price: "4.5" })).toMatchObject([
    { ...removed, rate: 21 },
  ])
  expect(priced({ variant_id: "gone", quantity: 2, unit_price: "4.5" })).toMatchObject([
    { ...removed, rate: 6 },
  ])
  expect(priced({ product_id: "gone", quantity: 2 })).toMatchObject([{ unit_cents: 0, gross_cents: 0 }])
})
