import { sampleRow, sampleSnapshot, sampleVariant } from "../../testing/sample-snapshot"
import type { ProductRow } from "./engine-rows"

const before = sampleSnapshot([sampleRow("nuts", { title: "Noix d’Espagne", allergens: ["nuts"] })])
const reread = (about: Partial<ProductRow>) =>
  before.withProducts(
    ["nuts"],
    [sampleRow("nuts", { title: "Noix d’Espagne", allergens: ["nuts"], ...about })],
  )

describe("A stored product", () => {
  it("is read back unchanged", () => {
    const rows = Array.from({ length: 120 }, (_, number) =>
      sampleRow(`p${number}`, { title: `Cœur d’amande ${number}`, subtitle: `№ ${number}` }),
    )
    const { products } = sampleSnapshot(rows)
    for (const { id, title, subtitle } of rows) {
      expect(products.get(id)?.product).toMatchObject({ id, name_fr: title })
      expect(products.get(id)?.details).toMatchObject({ subtitle, is_of_several: false })
    }
  })

  it("is the same object if nothing changed when it is read again", () => {
    expect(reread({}).products.get("nuts")).toBe(before.products.get("nuts"))
    expect(reread({ price_id: "another" }).products.get("nuts")).toBe(before.products.get("nuts"))
  })

  it.each<[Partial<ProductRow>]>([
    [{ amount: "10.01" }],
    [{ subtitle: "Fraîches" }],
    [{ barcode: "5412345000013" }],
    [{ discountable: false }],
    [{ traces: ["sesame"] }],
    [{ vat_class: 6 }],
    [{ created_at: 5 }],
    [{ handles: { nl: "spaanse-noten" } }],
    [{ former_handles: ["nl noten"] }],
    [{ variants: [sampleVariant("nuts"), sampleVariant("nuts", { variant_id: "variant_2" })] }],
  ])("is replaced by a new object if it is read again with %j", (about) => {
    expect(reread(about).products.get("nuts")).not.toBe(before.products.get("nuts"))
  })
})
