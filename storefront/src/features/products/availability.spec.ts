import { availabilityOf } from "./availability"

test.each([
  [0, false, "out"],
  [-2, false, "out"],
  [8, true, "out"],
  [1, false, "low"],
  [5, false, "low"],
  [6, false, "plenty"],
])("with stock %i and out-of-stock mark %s, the availability is: %s", (stock, is_out_of_stock, expected) => {
  expect(availabilityOf({ stock, is_out_of_stock })).toBe(expected)
})

test("a product whose only size is on order is not in stock", () => {
  const product = { stock: 10_000, is_out_of_stock: false }
  expect(availabilityOf({ ...product, variants: [{ is_on_order: true }] })).toBe("order")
  expect(availabilityOf({ ...product, variants: [{ is_on_order: true }, { is_on_order: false }] })).toBe(
    "plenty",
  )
})
