import { forTrade, isWithoutVat, itemForTrade } from "./without-vat"

const none = { price_per_kg: null, price_per_litre: null }
const size = { id: "small", price: 10, price_per_kg: 20, price_per_litre: null, tiers: [] }
const product = {
  ...{ id: "product", vat_rate: 6, price: 10, price_per_kg: 20, price_per_litre: null, regular_price: 12 },
  tiers: [],
  variants: [size, { ...size, id: "large", price: 50, price_per_kg: null }],
}
const sizes = new Map([["small", { ...none, price: 9, tiers: [{ from: 10, price: 8, ...none }] }]])

it("a trade customer sees the list's prices and other public prices without VAT, and no reduction", () => {
  const shown = forTrade(product, sizes)
  expect(shown).toMatchObject({ price: 8.49, tiers: [{ from: 10, price: 7.55 }], regular_price: null })
  expect(shown.variants).toMatchObject([
    { id: "small", price: 8.49 },
    { id: "large", price: 47.17 },
  ])
})

it("a product for a trade customer is marked, also as a copy", () => {
  expect(isWithoutVat({ ...forTrade(product, sizes) })).toBe(true)
  expect(isWithoutVat(product)).toBe(false)
})

it("a line of a trade customer's cart is displayed without VAT", () => {
  const item = {
    ...{ unit_price: 8, line_total_cents: 8000, vat_rate: 6, price_per_kg: 16, price_per_litre: null },
    tiers: [{ from: 20, price: 7, ...none }],
  }
  expect(itemForTrade(item)).toMatchObject({
    ...{ unit_price: 7.55, line_total_cents: 7547, price_per_kg: 15.09 },
    tiers: [{ from: 20, price: 6.6 }],
  })
})
