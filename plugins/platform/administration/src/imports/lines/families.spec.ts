import type { PendingLine, ProductImportModuleService } from "../../modules/product-import"
import { Families, pendingFamilies } from "./families"

const line = (number: number, about: Partial<PendingLine>): PendingLine => ({
  ...{ id: `line_${number}`, line: number, sku: `S-${number}`, product_id: null, name: "", is_new: false },
  ...{ price_cents: null, stock: null, before: null, after: {}, changes: true, code: null, about: null },
  ...about,
})
const maker = (number: number, handle_fr: string, after = {}) =>
  line(number, { is_new: true, after: { handle_fr, ...after } })
const further = (number: number, product: string, after = {}) =>
  line(number, { after: { product, ...after } })

const pending = (lines: PendingLine[], most: number) => {
  const table = { pending: () => Promise.resolve(lines) } as unknown as ProductImportModuleService["table"]
  return pendingFamilies(table, "import", most)
}

it("a batch of an import ends after the last size of a new product", async () => {
  const lines = [
    maker(2, "noix"),
    further(3, "noix"),
    further(4, "noix"),
    maker(5, "maïs"),
    further(6, "maïs"),
  ]
  expect(await pending(lines, 2)).toEqual(lines.slice(0, 3))
  expect(await pending(lines, 3)).toEqual(lines.slice(0, 3))
  expect(await pending(lines, 4)).toEqual(lines)
  expect(await pending(lines.slice(3), 9)).toEqual(lines.slice(3))
})

it("a new product is created with its sizes, except sizes with lots and those of existing products", () => {
  const [noix, maïs] = [maker(2, "noix"), maker(5, "maïs")]
  const [size, lots] = [further(3, "noix"), further(6, "maïs", { lots: "L1 | 2030-01-01 | 3" })]
  const existing = line(7, { product_id: "prod_1", after: { product: "noix" } })
  const families = new Families([noix, size, maïs, lots, existing])
  expect(families.of(noix)).toEqual({ maker: noix, sizes: [size] })
  expect(families.of(maïs)).toEqual({ maker: maïs, sizes: [] })
  families.setWritten([families.of(noix)])
  expect([size, lots, noix].map(families.isWritten)).toEqual([true, false, false])
})
