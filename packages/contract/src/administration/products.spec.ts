import { priceChangeSchema, productChangeSchema, productInputSchema, stockChangeSchema } from "./products"

const PRODUCT = { name_fr: "Noix", price: 7.35 }
const rejects = (json: unknown) =>
  [productInputSchema, productChangeSchema].map((schema) => !schema.safeParse(json).success)

it.each([
  ...[null, [], "text"],
  ...[0, -1, 1.005, 10_001, "7.35", null].map((price) => ({ ...PRODUCT, price })),
  ...[-1, 1.5, 1_000_001, "5", null].map((stock) => ({ ...PRODUCT, stock })),
  ...[0, 12, "21"].map((vat_rate) => ({ ...PRODUCT, vat_rate })),
  ...["", " ", "x".repeat(121), 7].map((name_fr) => ({ ...PRODUCT, name_fr })),
  ...["x", Array<string>(13).fill("/static/x.webp")].map((images) => ({ ...PRODUCT, images })),
  ...[{ description_fr: "x".repeat(5_001) }, { sku: "a b" }, { weight: 0 }, { active: "yes" }].map(
    (wrong) => ({ ...PRODUCT, ...wrong }),
  ),
])("a new and a changed product with invalid fields are rejected: %j", (json) => {
  expect(rejects(json)).toEqual([true, true])
})

it("a change may leave out every field, a new product needs a name and a price", () => {
  expect(rejects(PRODUCT)).toEqual([false, false])
  expect(rejects({})).toEqual([true, false])
})

it("a change of price or stock needs a valid amount", () => {
  for (const price of [undefined, 0, "1", 1e9, null, 0.001])
    expect(priceChangeSchema.safeParse({ price }).success).toBe(false)
  for (const stock of [undefined, -1, 0.5, "1", 1e9])
    expect(stockChangeSchema.safeParse({ stock }).success).toBe(false)
})
