import { NEW_PRODUCT, productChangeSchema, productInputSchema } from "./products"

it("the empty options of a form are no category and the usual unit", () => {
  const product = { name_fr: "Noix", price: 4.5, category_id: "", unit_label: "" }
  const expected = { category_id: null, unit_label: NEW_PRODUCT.unit_label }
  expect(productInputSchema.parse(product)).toMatchObject(expected)
  expect(productChangeSchema.parse({ category_id: "", unit_label: "" })).toMatchObject(expected)
  expect(productChangeSchema.parse({})).not.toHaveProperty("category_id")
})
