import fc from "fast-check"
import { inLanguages, CUSTOM_COLUMNS, PRODUCT_COLUMNS, type AdminProduct } from "@bon-perroquet/contract"
import { readFile } from "../imports/reading"
import { productsCsv } from "./products-csv"

const size = {
  ...{ sku: "N-1", price: 12.5, stock: 3, held: 0, unit_label: "1 kg", weight: null as number | null },
  ...{ ean: "", image: null as string | null, ...inLanguages("label", () => "1 kg") },
}
const product = (name_fr: string, description_fr = "", variants = [size]) =>
  ({
    ...{
      ...size,
      vat_rate: 21,
      variants,
      category_id: "cat_1",
      active: true,
      is_promotion: false,
      is_featured: false,
      perishable: null,
      low_stock_threshold: null,
      birds: [],
      custom_fields: {},
    },
    ...inLanguages("name", () => "Nuts"),
    ...inLanguages("description", () => ""),
    ...inLanguages("handle", () => "nuts"),
    ...{ name_fr, description_fr, images: ["/static/a.webp", "/static/b.webp"] },
  }) as unknown as AdminProduct
const names = new Map([["cat_1", "shelled"]])

it.each([
  ["Noix de cajou", "Noix de cajou"],
  ["=1+1", "'=1+1"],
  ["-5", "'-5"],
  [`Noix;=HYPERLINK("http://x")`, `"Noix;'=HYPERLINK(""http://x"")"`],
  ["Noix, @SUM(A1)", `"Noix, '@SUM(A1)"`],
  ["Noix\n+1", `"Noix\n'+1"`],
])("the export writes a name such as %j as text for any spreadsheet", (name, cell) => {
  const [, line = ""] = productsCsv([product(name)], names).split("\r\n")
  expect(line.startsWith(`N-1;nuts;${cell};Nuts;`)).toBe(true)
  expect(line).toContain(
    `;"12,50";3;0;21;1 kg;;;shelled;yes;no;no;category;default;none;;;;nuts;nuts;nuts;/static/a.webp | /static/b.webp;`,
  )
})

it("the export has a line per size, with the product's fields on the first", async () => {
  const sack = {
    ...{ ...size, sku: "N-5", price: 55, stock: 0, weight: 5000, ean: "5412345678908" },
    ...{ image: "/static/sack.webp", ...inLanguages("label", (language) => `Sack ${language}`) },
  }
  const [first, second] = (
    await readFile(Buffer.from(productsCsv([product("Noix", "", [size, sack])], names)))
  ).lines
  expect(first).toMatchObject({ sku: "N-1", cells: { product: "nuts", size_fr: "1 kg", name_fr: "Noix" } })
  const filled = Object.entries(second?.cells ?? {}).filter(([, cell]) => cell)
  expect([second?.sku, Object.fromEntries(filled)]).toEqual([
    "N-5",
    {
      ...inLanguages("size", (language) => `Sack ${language}`),
      ...{ product: "nuts", price: "55,00", stock: "0", held: "0", weight: "5000" },
      ...{ ean: "5412345678908", size_image: "/static/sack.webp" },
    },
  ])
})

it("the import reads any text as the export wrote it", async () => {
  const odd = fc.array(
    fc.constantFrom("'", '"', ";", ",", "\t", "\n", "|", "=", "+", "-", "@", " ", "é", "a", "1", "€"),
    { maxLength: 12 },
  )
  const text = fc.oneof(
    odd.map((signs) => signs.join("")),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (name, description) => {
      fc.pre(!/[\0\r]/.test(name + description))
      const [line] = (await readFile(Buffer.from(productsCsv([product(name, description)], names)))).lines
      expect(line).toMatchObject({ line: 2, sku: "N-1" })
      expect(line?.cells.name_fr).toBe(name.trim())
      expect(line?.cells.description_fr).toBe(description.trim())
      expect(Object.keys(line?.cells ?? {})).toHaveLength(PRODUCT_COLUMNS.length + CUSTOM_COLUMNS.length - 1)
    }),
    { numRuns: 500 },
  )
})

it("the export trims spaces around texts", () => {
  const [, line = ""] = productsCsv([product(" Noix ", "\n Grillées \n")], names).split("\r\n")
  expect(line.startsWith("N-1;nuts;Noix;")).toBe(true)
  expect(line).toContain(";Grillées;")
})
