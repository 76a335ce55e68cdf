import { differencesOf } from "./differences"

test("an entry of the change log lists only changed fields", () => {
  const before = { price: 7.5, name_fr: "Amandes", description_fr: "", images: ["a", "b"], sizes: [1] }
  const after = {
    price: 8,
    name_fr: "Amandes",
    description_fr: null,
    stock: 3,
    images: ["b", "a"],
    sizes: [1],
  }
  expect(differencesOf({ before, after })).toEqual([
    { field: "price", before: 7.5, after: 8 },
    { field: "images", before: ["a", "b"], after: ["b", "a"] },
    { field: "stock", before: null, after: 3 },
  ])
})

test("in the change log, a created record has no old values, and a deleted record has no new ones", () => {
  expect(differencesOf({ before: null, after: { sku: "A-1" } })).toEqual([
    { field: "sku", before: null, after: "A-1" },
  ])
  expect(differencesOf({ before: null, after: null })).toEqual([])
})
