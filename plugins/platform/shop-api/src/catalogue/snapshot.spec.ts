import { productsSchema } from "@bon-perroquet/contract"
import { sampleRow, sampleSnapshot } from "../../testing/sample-snapshot"
import type { Snapshot } from "./snapshot"

const bytesOf = (snapshot: Snapshot) => Buffer.concat([...snapshot.productList().pieces()])
const listed = (snapshot: Snapshot) => productsSchema.parse(JSON.parse(bytesOf(snapshot).toString()))
const ids = (snapshot: Snapshot) => listed(snapshot).map(({ id }) => id)

describe("The catalogue snapshot", () => {
  it("falls back to French field by field", () => {
    const [product] = listed(
      sampleSnapshot([sampleRow("a", { title: "Noix", nl: { title: "  ", description: "Fijn" }, en: null })]),
    )
    expect(product).toMatchObject({
      name_nl: "Noix",
      description_nl: "Fijn",
      name_en: "Noix",
      description_en: "Des noix.",
    })
  })

  it.each([
    [{ stock: 0 }, { stock: 0, is_out_of_stock: true }],
    [{ stock: -3 }, { stock: 0, is_out_of_stock: true }],
    [{ stock: null }, { stock: 0, is_out_of_stock: true }],
    [{ stock: 1 }, { stock: 1, is_out_of_stock: false }],
    [
      { weight: null, unit_label: "€/pièce" },
      { weight: null, price_per_kg: null },
    ],
    [
      { weight: 0, unit_label: "€/sachet" },
      { weight: null, price_per_kg: null },
    ],
    [{ weight: null, unit_label: "€/500 g" }, { price_per_kg: 20 }],
    [
      { weight: 700, unit_label: "€/75 cl" },
      { weight: 700, price_per_kg: null, price_per_litre: 13.33 },
    ],
    [{ weight: 250, unit_label: "€/sachet", amount: "4.99" }, { price_per_kg: 19.96 }],
    [{ weight: 300, unit_label: "€/sachet", amount: "4.99" }, { price_per_kg: 16.63 }],
    [{ perishable: null, category_perishable: true }, { is_perishable: true }],
    [{ perishable: null, category_perishable: false }, { is_perishable: false }],
    [{ perishable: true, category_perishable: false }, { is_perishable: true }],
    [{ perishable: false, category_perishable: true }, { is_perishable: false }],
    [{ perishable: null, category_perishable: null }, { is_perishable: false }],
    [{ vat_class: null }, { vat_rate: 21 }],
    [{ vat_class: 6 }, { vat_rate: 6 }],
    [
      { unit_label: null, is_promotion: null },
      { unit_label: "€/kg", is_promotion: false },
    ],
    [{ images: null, thumbnail: "/a.webp" }, { images: ["/a.webp"] }],
    [{ images: null }, { images: [] }],
    [
      { sku: null, description: null, nl: null },
      { sku: "", description_fr: "", description_nl: "" },
    ],
  ])("converts a row with %j to a product with %j", (row, product) => {
    expect(listed(sampleSnapshot([sampleRow("a", row)]))[0]).toMatchObject(product)
  })

  it("sorts by French name, with accents and numbers in natural order", () => {
    const titles = ["Noix 10", "Échalotes", "Zeste", "Noix 2", "amandes"]
    const snapshot = sampleSnapshot(titles.map((title, index) => sampleRow(`p${index}`, { title })))
    expect(listed(snapshot).map(({ name_fr }) => name_fr)).toEqual([
      "amandes",
      "Échalotes",
      "Noix 2",
      "Noix 10",
      "Zeste",
    ])
  })

  it("has the same ETag however it was read", () => {
    const rows = ["a", "b", "c", "d"].map((id) => sampleRow(id))
    const whole = sampleSnapshot(rows)
    const pieces = sampleSnapshot(rows.slice(2)).withProducts(
      ["b", "a"],
      [rows[1], rows[0]].flatMap((row) => row ?? []),
    )
    expect(pieces.productList().etag).toBe(whole.productList().etag)
    expect(bytesOf(pieces)).toEqual(bytesOf(whole))
  })

  it.each([0, 1, 2, 400])(
    "returns the length in bytes of a list of %i products before the list is sent",
    (count) => {
      const rows = Array.from({ length: count }, (_, index) => sampleRow(`p${index}`))
      const snapshot = sampleSnapshot(rows)
      expect(listed(snapshot)).toHaveLength(count)
      expect(bytesOf(snapshot)).toHaveLength(snapshot.productList().length)
    },
  )

  it("adds, changes and removes single products", () => {
    const before = sampleSnapshot([sampleRow("a"), sampleRow("b"), sampleRow("c")])
    const after = before.withProducts(["b", "c", "d"], [sampleRow("d"), sampleRow("c", { amount: "7.5" })])
    expect(ids(after)).toEqual(["a", "c", "d"])
    expect(after.products.get("c")?.product.price).toBe(7.5)
    expect(after.products.get("a")).toBe(before.products.get("a"))
    expect(ids(before)).toEqual(["a", "b", "c"])
  })

  it("creates its list once per change", () => {
    const snapshot = sampleSnapshot([sampleRow("a")])
    expect(snapshot.productList()).toBe(snapshot.productList())
    const same = snapshot.withProducts(["a"], [sampleRow("a")])
    expect(same.productList().etag).toBe(snapshot.productList().etag)
    const changed = snapshot.withProducts(["a"], [sampleRow("a", { stock: 49 })])
    expect(changed.productList().etag).not.toBe(snapshot.productList().etag)
  })
})
