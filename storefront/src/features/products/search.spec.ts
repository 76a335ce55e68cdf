import type { Product } from "@bon-perroquet/shop-api/contract"
import { ALL_CATEGORIES, filterProducts } from "./search"

function product(fields: Partial<Product>): Product {
  return {
    id: "prod",
    sku: "BP-1",
    handle: "handle",
    name_fr: "",
    name_nl: "",
    name_en: "",
    description_fr: "",
    description_nl: "",
    description_en: "",
    category_id: null,
    price: 1,
    unit_label: "€/kg",
    weight: 1000,
    price_per_kg: 1,
    stock: 10,
    vat_rate: 6,
    images: [],
    active: true,
    is_promotion: false,
    is_out_of_stock: false,
    ...fields,
  }
}

const almonds = product({
  id: "almonds",
  name_fr: "Amandes décortiquées",
  name_nl: "Gepelde amandelen",
  name_en: "Shelled almonds",
  description_fr: "Crues, d’Espagne.",
  category_id: "shelled",
})
const hearts = product({ id: "hearts", name_fr: "Cœurs de tournesol", category_id: "various" })
const catalogue = [almonds, hearts]
const found = (text: string, category: string = ALL_CATEGORIES) =>
  filterProducts(catalogue, { text, category }).map(({ id }) => id)

test("an empty search shows everything", () => {
  expect(found("  ")).toEqual(["almonds", "hearts"])
})

test.each([
  ["AMANDES", "the French name in capitals"],
  ["decortiquees", "the French name without accents"],
  ["amandes décortiquées", "two words of the French name"],
  ["décortiquées amandes", "the words in another order"],
  ["espagne", "the French description"],
  ["gepelde", "the Dutch name"],
  ["shelled", "the English name"],
])("%s finds the almonds by %s", (text) => {
  expect(found(text)).toEqual(["almonds"])
})

test("a ligature is found by its two letters and the other way round", () => {
  expect(found("coeurs")).toEqual(["hearts"])
  expect(found("CŒURS")).toEqual(["hearts"])
})

test("every word must occur", () => {
  expect(found("amandes tournesol")).toEqual([])
})

test("a category leaves out the others, with a search or without", () => {
  expect(found("", "various")).toEqual(["hearts"])
  expect(found("amandes", "various")).toEqual([])
})
