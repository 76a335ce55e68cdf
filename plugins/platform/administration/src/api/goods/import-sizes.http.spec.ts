import { randomUUID } from "node:crypto"
import {
  changesSchema,
  PRODUCT_COLUMNS,
  type AdminProduct,
  type ProductColumn,
} from "@bon-perroquet/contract"
import type { ShopClient } from "@bon-perroquet/testing"
import { administrator, makeProduct, productIn, productsOf, hideProducts } from "../../testing/administrator"
import { ImportCalls } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const PICTURE = "/static/products/noix-de-cajou-960.webp"
const EAN = "5412345678908"
const SMALL = { label_fr: "250 g", price: 4.5, stock: 10 }
const LARGE = { label_fr: "Grand sac", label_nl: "Grote zak", price: 60, stock: 3, weight: 5000 }

type Row = Partial<Record<ProductColumn, string>>
const file = (rows: Row[], columns: readonly ProductColumn[] = PRODUCT_COLUMNS) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
    .map((cells) => cells.join(";"))
    .join("\n")
const exported = async ({ handle_fr }: AdminProduct): Promise<[Row, Row]> => {
  const lines = (await imports.export()).split("\r\n").map((line) => line.replaceAll('"', "").split(";"))
  const [small = {}, large = {}] = lines
    .filter(([, product]) => product === handle_fr)
    .map((cells): Row => Object.fromEntries(PRODUCT_COLUMNS.map((column, index) => [column, cells[index]])))
  return [small, large]
}
const sized = () => makeProduct(admin, { variants: [SMALL, LARGE] })
const findProduct = async (sku: string) => {
  const [product] = await productsOf(admin, { search: sku })
  return productIn(await admin.send("GET", `/api/admin/products/${product?.id ?? ""}`))
}
const run = async (csv: string) => {
  const { id, error_count } = await imports.check(csv)
  expect(error_count).toBe(0)
  const lines = await imports.lines(id)
  const done = await imports.finish(id)
  expect(done).toMatchObject({ error_count: 0, done: done.lines })
  expect(await imports.lines(id)).toEqual(lines)
  expect(await imports.check(csv)).toMatchObject({ changes: 0, error_count: 0 })
  return lines
}
const codesOf = async (rows: Row[], columns?: readonly ProductColumn[]) => {
  const { id } = await imports.check(file(rows, columns))
  return (await imports.lines(id)).map(({ errors }) => errors.map(({ code }) => code).join(" ") || null)
}

it("the exported file has a line per size, and an import of it changes edited cells only", async () => {
  const product = await sized()
  const [small, large] = await exported(product)
  expect([small.sku, large.sku]).toEqual([product.sku, `${product.sku}-2`])
  expect([large.name_fr, large.size_fr, large.weight]).toEqual(["", "Grand sac", "5000"])
  expect(await imports.check(file([large, small]))).toMatchObject({ changes: 0, error_count: 0, lines: 2 })

  const lines = await run(
    file([
      { ...small, name_nl: "Andere noten", size_fr: "300 g", weight: "" },
      { ...large, size_nl: "Zak", price: "58", stock: "4", weight: "4500", ean: EAN, size_image: PICTURE },
    ]),
  )
  expect(lines).toMatchObject([
    {
      ...{ sku: product.sku, name: `${product.name_fr}, 250 g`, is_new: false },
      before: { name_nl: product.name_nl, size_fr: "250 g", weight: 250 },
      after: { name_nl: "Andere noten", size_fr: "300 g", weight: 300 },
    },
    {
      ...{ sku: `${product.sku}-2`, name: `${product.name_fr}, Grand sac`, is_new: false },
      before: { size_nl: "Grote zak", price: 60, stock: 3, weight: 5000, ean: "", size_image: "" },
      after: { size_nl: "Zak", price: 58, stock: 4, weight: 4500, ean: EAN, size_image: PICTURE },
    },
  ])
  expect(await findProduct(product.sku)).toMatchObject({
    ...{ name_nl: "Andere noten", price: 4.5, stock: 10 },
    variants: [
      { ...SMALL, label_fr: "300 g", weight: 300, sku: product.sku, ean: "" },
      { ...LARGE, label_nl: "Zak", price: 58, stock: 4, weight: 4500, ean: EAN, image: PICTURE },
    ],
  })
  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${product.id}`)
  const written = changesSchema.parse(body)
  expect(written.map(({ action }) => action).sort()).toEqual(["changed", "created", "price", "stock"])
  expect(written.find(({ action }) => action === "changed")).toMatchObject({
    before: { sizes: [`250 g (${product.sku})`, `Grand sac (${product.sku}-2, 5000 g)`] },
    after: {
      sizes: [
        `300 g (${product.sku})`,
        `Grand sac (${product.sku}-2, 4500 g, ${EAN}, noix-de-cajou-960.webp)`,
      ],
    },
  })
})

it("an unknown SKU with a product's handle adds a size, and a size that the file omits is kept", async () => {
  const one = await makeProduct(admin)
  const [line] = await exported(one)
  expect(line).toMatchObject({ unit_label: "€/500 g", size_fr: "", product: one.handle_fr })
  const more = {
    ...line,
    sku: `${one.sku}-KG`,
    unit_label: "",
    size_fr: "1 kg",
    price: "13,20",
    weight: "",
    stock: "",
  }
  const lines = await run(
    file([line, more, { ...more, sku: `${one.sku}-5`, size_fr: "5 kg", size_nl: "Zak", stock: "2" }]),
  )
  expect(lines).toMatchObject([
    { before: null, after: null },
    {
      ...{ name: `${one.name_fr}, 1 kg`, is_new: false, before: null },
      after: { product: one.handle_fr, size_fr: "1 kg", price: 13.2, stock: 0, weight: 1000 },
    },
    { after: { size_fr: "5 kg", size_nl: "Zak", stock: 2 } },
  ])
  expect((await findProduct(one.sku)).variants).toMatchObject([
    { id: one.variants[0]?.id, label_fr: "500 g", sku: one.sku, price: 7.35, stock: 12 },
    { label_fr: "1 kg", sku: `${one.sku}-KG`, price: 13.2, stock: 0, price_per_kg: 13.2 },
    { label_fr: "5 kg", label_nl: "Zak", sku: `${one.sku}-5`, price: 13.2, stock: 2, price_per_kg: 2.64 },
  ])
  // Files of earlier versions have no columns for sizes. They state price and stock by SKU.
  await run(`sku;price;stock\n${one.sku}-5;55;7\n${one.sku};7,50;`)
  await run(`sku;unit_label\n${one.sku}-KG;€/2 kg`)
  expect((await findProduct(one.sku)).variants).toMatchObject([
    { label_fr: "500 g", price: 7.5, stock: 12 },
    { label_fr: "2 kg", price: 13.2, weight: 2000 },
    { label_fr: "5 kg", price: 55, stock: 7 },
  ])
})

it("a file creates a product with several sizes and sets bar code numbers", async () => {
  const product = await makeProduct(admin)
  const [key, code] = [`noix-${randomUUID().slice(0, 8)}`, "96385074"]
  const rows: Row[] = [
    {
      sku: `${key}.A`,
      product: key,
      name_fr: `Noix ${key}`,
      size_fr: "250 g",
      size_nl: "Zakje",
      price: "4",
      stock: "5",
    },
    { sku: `${key}.B`, product: key, size_fr: "Sac", weight: "5000", price: "50", active: "no" },
    { sku: product.sku, ean: code },
  ]
  const { id } = await imports.check(file(rows))
  expect(await imports.read(id)).toMatchObject({ changes: 3, created: 1, error_count: 0 })
  await run(file(rows))
  expect(await findProduct(`${key}.A`)).toMatchObject({
    ...{ name_fr: `Noix ${key}`, handle_fr: key, active: false },
    variants: [
      { label_fr: "250 g", label_nl: "Zakje", sku: `${key}.A`, price: 4, stock: 5, weight: 250 },
      { label_fr: "Sac", sku: `${key}.B`, price: 50, stock: 0, weight: 5000, price_per_kg: 10 },
    ],
  })
  expect((await findProduct(product.sku)).variants).toMatchObject([{ ean: code, label_fr: "500 g" }])
  expect(await codesOf([{ sku: `${key}.A`, ean: code }])).toEqual(["ean_in_use"])
})

it("an invalid size is rejected line by line", async () => {
  const [product, other, single] = [await sized(), await sized(), await makeProduct(admin)]
  const [first, second] = [product.sku, `${product.sku}-2`]
  const added = { sku: `${product.sku}-X`, product: product.handle_fr, size_fr: "2 kg", price: "9" }
  expect(
    await codesOf([
      added,
      { ...added, size_fr: "3 kg" },
      { sku: first, price: "1" },
      { sku: first, price: "2" },
    ]),
  ).toEqual([...[null, "sku_twice", null, "sku_twice"]])
  expect(
    await codesOf([
      { ...added, size_fr: "" },
      { ...added, sku: `${added.sku}1`, price: "" },
      { ...added, sku: `${added.sku}2`, size_fr: "Grand Sac", weight: "5000" },
      { ...added, sku: `${added.sku}3`, size_fr: "Sachet" },
      { ...added, sku: `${added.sku}4`, product: "no-such-handle" },
      { sku: other.sku, product: product.handle_fr },
      { sku: single.sku, size_nl: "Zak" },
      { sku: first, size_fr: "Grand sac" },
      { sku: second, size_fr: "4 kg", unit_label: "€/3 kg" },
      { sku: `${other.sku}-2`, ean: "5412345678907" },
    ]),
  ).toEqual([
    ...[
      "size_incomplete",
      "size_incomplete",
      "size_twice",
      "weight_needed",
      "product_unknown",
      "product_other",
    ],
    ...["size_alone", "size_twice", "size_contradicts", "value_invalid"],
  ])
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...added,
    ...{ sku: `${added.sku}-${index}`, size_fr: `${index + 10} kg` },
  }))
  expect((await codesOf(many)).filter(Boolean)).toEqual(["sizes_too_many", "sizes_too_many"])
  expect((await findProduct(first)).variants).toEqual(product.variants)
})
