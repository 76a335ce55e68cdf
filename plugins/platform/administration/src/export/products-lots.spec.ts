import { inLanguages, type AdminProduct, type ShelfLot } from "@bon-perroquet/contract"
import { connectLots } from "@bon-perroquet/api-kit/lots"
import { readFile } from "../imports/reading"
import { productsCsv } from "./products-csv"

const size = (id: string, sku: string) => ({
  ...{ id, sku, price: 12.5, stock: 3, held: 0, unit_label: "1 kg", weight: null, ean: "", image: null },
  ...inLanguages("label", () => "1 kg"),
})
const product = {
  ...size("variant_1", "N-1"),
  ...{ vat_rate: 6, category_id: null, active: true, is_promotion: false, is_featured: false },
  ...{ perishable: null, low_stock_threshold: null, birds: [], custom_fields: {}, images: [] },
  ...inLanguages("name", () => "Nuts"),
  ...inLanguages("description", () => ""),
  ...inLanguages("handle", () => "nuts"),
  variants: [size("variant_1", "N-1"), size("variant_2", "N-5")],
} as unknown as AdminProduct

it("the export lists each size's lots in stock if lots are tracked", async () => {
  const nobody = () => Promise.reject(new Error("Nobody is asked."))
  connectLots({ count: nobody, shelves: nobody, keep: nobody, state: nobody })
  const lot: ShelfLot = { number: "L26-117", best_before: "2027-03-31", quantity: 3, supplier: "" }
  const written = productsCsv([product], new Map(), new Map(), new Map([["variant_1", [lot]]]))
  expect(written.split("\r\n", 1)[0]).toMatch(/;size_image;old_addresses;.*lots$/)
  expect((await readFile(Buffer.from(written))).lines.map(({ sku, cells }) => [sku, cells.lots])).toEqual([
    ["N-1", "L26-117 | 2027-03-31 | 3"],
    ["N-5", ""],
  ])
})
