import { sampleRow, sampleSnapshot, sampleVariant } from "../../../testing/sample-snapshot"
import type { VariantRow } from "../variant-rows"

const sizes = (...variants: Partial<VariantRow>[]) =>
  variants.map((about, place) => sampleVariant("nuts", { variant_id: `variant_${place}`, ...about }))

function sold(...variants: Partial<VariantRow>[]) {
  const product = sampleSnapshot([sampleRow("nuts", { variants: sizes(...variants) })]).products.get("nuts")
  if (!product) throw new Error("It is not sold.")
  return product
}

describe("The sizes of a product", () => {
  it("are one unnamed size for a product without sizes, labelled by the unit", () => {
    const snapshot = sampleSnapshot([sampleRow("nuts", { unit_label: "€/500 g", weight: 500 })])
    const { product } = snapshot.products.get("nuts") ?? {}
    expect(product?.variants).toMatchObject([
      { id: "variant_nuts", sku: "NUTS", label_fr: "500 g", label_nl: "500 g", price: 10, price_per_kg: 20 },
    ])
  })

  it.each<[Partial<VariantRow>, object]>([
    [{ variant_title: "250 g" }, { label_fr: "250 g", unit_label: "€/250 g", price_per_kg: 40 }],
    [{ variant_title: "€/250 g" }, { label_fr: "250 g", unit_label: "€/250 g" }],
    [{ variant_title: "75 cl" }, { unit_label: "€/75 cl", price_per_kg: null, price_per_litre: 13.33 }],
    [
      { variant_title: "pièce", weight: null },
      { unit_label: "€/pièce", price_per_kg: null },
    ],
    [
      { variant_title: "Grand sac", own_weight: 5000, weight: 5000 },
      { unit_label: "€/Grand sac", price_per_kg: 2 },
    ],
    [{ variant_title: "Rouge" }, { label_fr: "Rouge", unit_label: "€/kg", price_per_kg: 10 }],
    [{ nl: { title: "Zakje" } }, { label_fr: "1 kg", label_nl: "Zakje", label_en: "1 kg" }],
    [{ stock: -2 }, { stock: 0 }],
    [{ sku: null }, { sku: "" }],
  ])("with %j have the values %j", (about, expected) => {
    expect(sold(about, { variant_title: "10 kg" }).product.variants[0]).toMatchObject(expected)
  })

  it("have the custom fields of the demo shop, and make the product found by their filter", () => {
    const match = sold(
      { size_custom: { packaging: "sack", other: "ignored" } },
      { size_custom: { packaging: "sack" } },
      {},
    )
    expect(match.product.variants.map(({ custom_fields }) => custom_fields)).toEqual([
      { packaging: "sack" },
      { packaging: "sack" },
      { packaging: null },
    ])
    expect(match.filters).toEqual(["packaging=sack"])
  })

  it("give the product the values of the first size", () => {
    const { product, price_cents } = sold(
      { variant_title: "250 g", amount: "4.5", stock: 0, sku: "SMALL", weight: 250 },
      { variant_title: "5 kg", amount: "60", sku: "LARGE" },
    )
    expect(product).toMatchObject({
      ...{ price: 4.5, unit_label: "€/250 g", weight: 250, sku: "SMALL", stock: 0 },
      is_out_of_stock: true,
    })
    expect(price_cents).toBe(450)
  })

  it.each<[number[], string[], { from_cents: number; is_sold_out: boolean }]>([
    [[0, 3], ["4.5", "60"], { from_cents: 6000, is_sold_out: false }],
    [[1, 3], ["4.5", "60"], { from_cents: 450, is_sold_out: false }],
    [[5, 3], ["60", "4.5"], { from_cents: 450, is_sold_out: false }],
    [[0, 0], ["60", "4.5"], { from_cents: 450, is_sold_out: true }],
  ])("with stock %j at %j start from the lowest price in stock", (stocks, amounts, expected) => {
    expect(sold(...stocks.map((stock, place) => ({ stock, amount: amounts[place] ?? "0" })))).toMatchObject(
      expected,
    )
  })
})
