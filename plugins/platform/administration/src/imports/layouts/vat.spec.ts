import type { ForeignProduct } from "./foreign"
import { rateProducts } from "./vat"

const product = (tax: string, category = ""): ForeignProduct => ({
  ...{ handle: "", names: {}, descriptions: {}, active: null, images: [], sizes: [] },
  ...{ tax, category },
})

it.each([
  ["TVA 6 %", "6"],
  ["BE Standard Rate (21%)", "21"],
  ["0.06", "6"],
  ["21,00", "21"],
  ["standard", "21"],
  ["reduced-rate", "6"],
  ["zero-rate", undefined],
  ["TVA 12 %", undefined],
  ["id_tax_rules_group 6", undefined],
])("an import reads the VAT class of a product with the tax class %s: %s", (tax, rate) => {
  const rated = product(tax)
  rateProducts([rated, product("another")])
  expect(rated.vat_rate).toBe(rate)
})

it("an import asks for the VAT class of each tax class that states no rate", () => {
  const products = [product("Taxable"), product("TVA 6 %"), product("Taxable")]
  expect([...rateProducts(products)]).toEqual([
    ["Taxable", null],
    ["TVA 6 %", 6],
  ])
  expect([...rateProducts(products, { Taxable: 21 }).values()]).toEqual([21, 6])
  expect(products.map(({ vat_rate }) => vat_rate)).toEqual(["21", "6", "21"])
})

it("an import asks by category if all products have the same tax class without a rate", () => {
  const products = [product("standard", "Noix > Brésil"), product("standard", "Graines"), product("standard")]
  expect([...rateProducts(products).keys()]).toEqual(["Noix > Brésil", "Graines", ""])
  expect([...rateProducts(products, { Noix: 6, "*": 21 }).values()]).toEqual([6, 21, 21])
})

it("an import asks by category of the top level if there are many categories, and once for the rest of very many", () => {
  const products = Array.from({ length: 300 }, (_, index) => product("", `Top ${index % 150} > ${index}`))
  const rates = rateProducts(products, { "Top 1": 6 })
  expect(rates.size).toBe(101)
  expect([rates.get("Top 1"), rates.get("Top 0"), rates.get("*")]).toEqual([6, null, null])
  rateProducts(products, { "*": 21 })
  expect(new Set(products.map(({ vat_rate }) => vat_rate))).toEqual(new Set(["21"]))
})
