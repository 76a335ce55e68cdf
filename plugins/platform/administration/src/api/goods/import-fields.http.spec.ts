import { randomUUID } from "node:crypto"
import {
  changesSchema,
  categoriesSchema,
  CUSTOM_COLUMNS,
  INFORMATION_COLUMNS,
  LOT_COLUMN,
  LANGUAGES,
  PRODUCT_COLUMNS,
} from "@bon-perroquet/contract"
import { ownProduct, ShopClient, until, requireVariable } from "@bon-perroquet/testing"
import { runJob } from "@bon-perroquet/testing/sweeps"
import {
  administrator,
  createProduct,
  makeProduct,
  productIn,
  productsOf,
  hideProducts,
} from "../../testing/administrator"
import { ImportCalls } from "../../testing/imports"
import { database, makeMany, removeMany } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const word = () => randomUUID().slice(0, 8)
const file = (...lines: (string | undefined)[][]) => lines.map((cells) => cells.join(";")).join("\n")
const create = async (sku: string) => {
  const [product] = await productsOf(admin, { search: sku })
  if (!product) throw new Error(`There is no ${sku}.`)
  return productIn(await admin.send("GET", `/api/admin/products/${product.id}`))
}
const codesOf = async (csv: string) => {
  const { id, changes } = await imports.check(csv)
  const lines = await imports.lines(id, { show: "errors" })
  return { changes, codes: lines.map(({ line, errors }) => [line, ...errors.map(({ code }) => code)]), lines }
}

it("an import changes every field of a product after a preview, and a second import changes nothing", async () => {
  const product = await createProduct(admin)
  const mark = word()
  const categories = categoriesSchema.parse((await admin.send("GET", "/api/categories")).body)
  const category = categories.find(({ id }) => id !== product.category_id)
  const [picture, other] = [
    "/static/products/amandes-decortiquees-960.webp",
    "/static/products/noix-de-cajou-960.webp",
  ]
  const cells: Record<string, string> = {
    sku: product.sku,
    ...Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, `Nom ${language} ${mark}`])),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`description_${language}`, `"Texte; ${language}\n-${mark}"`]),
    ),
    ...Object.fromEntries(LANGUAGES.map((language) => [`handle_${language}`, `page-${language}-${mark}`])),
    price: "9,10 €",
    stock: "31",
    vat_rate: "21 %",
    unit_label: "€/1 kg",
    category: category?.handle ?? "",
    active: "oui",
    is_promotion: "yes",
    is_featured: "ja",
    perishable: "no",
    images: `${other} | ${picture}`,
  }
  const csv = file(Object.keys(cells), Object.values(cells))
  const checked = await imports.check(csv)
  expect(checked).toMatchObject({ lines: 1, changes: 1, created: 0, error_count: 0, unknown_columns: [] })
  const [line] = await imports.lines(checked.id)
  expect(line).toMatchObject({ line: 2, sku: product.sku, name: product.name_fr, is_new: false, errors: [] })
  expect(line?.before).toMatchObject({ price: 7.35, stock: 12, weight: 500, name_nl: product.name_nl })
  expect(line?.after).toEqual({
    ...Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, `Nom ${language} ${mark}`])),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`description_${language}`, `Texte; ${language}\n-${mark}`]),
    ),
    ...Object.fromEntries(LANGUAGES.map((language) => [`handle_${language}`, `page-${language}-${mark}`])),
    ...{ price: 9.1, stock: 31, vat_rate: 21, unit_label: "€/1 kg", weight: 1000 },
    ...{ category_id: category?.id, is_promotion: true, is_featured: true, perishable: false },
    images: [other, picture],
  })
  expect(await create(product.sku)).toEqual(product)

  expect(await imports.finish(checked.id)).toMatchObject({ done: 1, changes: 1, error_count: 0 })
  const after = await create(product.sku)
  expect(after).toMatchObject({ ...line?.after })
  expect((await imports.lines(checked.id))[0]).toEqual(line)
  expect(await imports.check(csv)).toMatchObject({ changes: 0, error_count: 0 })

  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${product.id}`)
  const written = changesSchema.parse(body)
  expect(written.map(({ action, import_id }) => [action, import_id]).sort()).toEqual([
    ["changed", checked.id],
    ["created", null],
    ["price", checked.id],
    ["stock", checked.id],
  ])

  const page = (path: string) => fetch(`${requireVariable("SHOP_URL")}${path}`, { redirect: "manual" })
  await until("the former address to lead on", async () => {
    const answer = await page(`/nl/products/${product.handle_nl}`)
    return answer.status === 301 && answer.headers.get("location") === `/nl/products/page-nl-${mark}`
  })
})

it("the exported file has every field, and an import of it changes edited cells only", async () => {
  const product = await makeProduct(admin, {
    ...{ description_fr: `+1;"x"\n=A1`, description_nl: "'t is goed, -5 %", is_promotion: true },
    ...{ handle_en: `nuts-${word()}`, images: [] },
  })
  const { headers, body } = await admin.send("GET", "/api/admin/products/export.csv")
  expect(headers.get("content-type")).toContain("text/csv")
  const [heading = "", ...lines] = String(body).replace("\uFEFF", "").split("\r\n")
  // Some of the catalogue, because the products of other tests take long to compare.
  const own = lines.filter((line) => line.includes(product.sku))
  const csv = [heading, ...new Set([...own, ...lines.slice(0, 20)])].join("\r\n")
  expect(heading).toBe([...PRODUCT_COLUMNS, ...CUSTOM_COLUMNS, ...INFORMATION_COLUMNS, LOT_COLUMN].join(";"))
  const unchanged = await imports.check(csv)
  expect(unchanged).toMatchObject({ changes: 0, created: 0 })
  // Other tests leave products without a SKU.
  expect(unchanged.errors.filter(({ code }) => code !== "sku_missing")).toEqual([])
  const renamed = await imports.check(csv.replace(product.name_nl, "Andere naam"))
  expect(renamed).toMatchObject({ changes: 1, error_count: unchanged.error_count })
  expect(await imports.lines(renamed.id, { show: "changes" })).toMatchObject([
    { sku: product.sku, before: { name_nl: product.name_nl }, after: { name_nl: "Andere naam" } },
  ])
})

it("an unknown SKU creates a product if the file has the required fields", async () => {
  const sku = `NEW-${word()}`
  const heading = ["sku", "name_fr", "name_nl", "price", "unit_label", "category", "active", "stock"]
  const { id, ...checked } = await imports.check(
    file(
      heading,
      [sku, `Noix neuves ${sku}`, `Nieuwe noten ${sku}`, "4,20", "€/250 g", "shelled", "", ""],
      [`${sku}-2`, "", "", "4,20", "", "", "", ""],
      [`${sku}-3`, "Noix", "", "", "", "", "", ""],
      [`${sku} 4`, "Noix", "", "1", "", "", "", ""],
    ),
  )
  expect(checked).toMatchObject({ lines: 4, changes: 1, created: 1, error_count: 3 })
  expect(checked.errors.map(({ line, code }) => [line, code])).toEqual([
    [3, "new_incomplete"],
    [4, "new_incomplete"],
    [5, "sku_invalid"],
  ])
  expect((await imports.lines(id))[0]).toMatchObject({ is_new: true, before: null, after: { price: 4.2 } })
  const part = await admin.send("GET", `/api/admin/imports/${id}/lines?offset=1&limit=1`)
  expect(part.headers.get("x-total-count")).toBe("4")
  expect(part.body).toMatchObject([{ line: 3, errors: [{ code: "new_incomplete" }] }])
  expect(await admin.send("GET", "/api/admin/imports/import_none/lines")).toMatchObject({
    status: 404,
    body: { code: "import_not_found" },
  })
  expect(await productsOf(admin, { search: sku })).toEqual([])
  await Promise.all([imports.run(id), imports.run(id)])
  expect(await imports.doneOf(id)).toMatchObject({ changes: 1, created: 1, done: 4, error_count: 3 })
  expect(await productsOf(admin, { search: sku })).toHaveLength(1)
  const product = await create(sku)
  expect(product).toMatchObject({
    ...{ sku, name_fr: `Noix neuves ${sku}`, name_nl: `Nieuwe noten ${sku}`, name_en: "", price: 4.2 },
    ...{ stock: 0, weight: 250, vat_rate: 21, active: false, handle_nl: `nieuwe-noten-${sku.toLowerCase()}` },
  })
  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${product.id}`)
  expect(changesSchema.parse(body)).toMatchObject([{ action: "created", import_id: id }])
})

it("an invalid line is rejected, and the other lines are imported", async () => {
  const [one, two, three] = [await ownProduct(), await makeProduct(admin), await ownProduct()]
  const free = `libre-${word()}`
  const skus = [one.sku, two.sku, three.sku]
  const codes = async (column: string, ...cells: string[]) =>
    (await codesOf(file(["sku", column], ...cells.map((cell, index) => [skus[index], cell])))).codes
  expect(await codes("handle_nl", two.handle_nl, free, free)).toEqual([
    [2, "handle_in_use"],
    [4, "handle_in_use"],
  ])
  expect(await codes("handle_fr", two.handle_fr, "Pas Une Adresse")).toEqual([
    [2, "handle_in_use"],
    [3, "value_invalid"],
  ])
  expect(await codes("category", "nulle-part", "in-shell")).toEqual([[2, "category_unknown"]])
  expect(await codes("vat_rate", "19", "21")).toEqual([[2, "value_invalid"]])
  expect(await codes("active", "perhaps", "non")).toEqual([[2, "value_invalid"]])
  expect(await codes("weight", "700", "500", "a lot")).toEqual([
    [2, "weight_contradicts"],
    [4, "value_invalid"],
  ])
  const piece = await ownProduct({ unit_label: "€/pièce", weight: null })
  expect(await codes("unit_label", "€/sachet", "€/pièce")).toEqual([])
  expect((await codesOf(file(["sku", "unit_label"], [piece.sku, "€/sachet"]))).codes).toEqual([
    [2, "weight_needed"],
  ])
  expect(await codes("images", "https://elsewhere.example/a.webp", "/static/a.webp", "|")).toEqual([
    [2, "image_elsewhere"],
    [4, "value_invalid"],
  ])
  expect(await codes("name_en", "x".repeat(121), "y")).toEqual([[2, "value_invalid"]])

  const { id } = await imports.check(
    file(["sku", "handle_en"], [one.sku, two.handle_en], [two.sku, ""], [three.sku, free]),
  )
  const late = await makeProduct(admin, { handle_en: free })
  expect(await imports.finish(id)).toMatchObject({ changes: 0, error_count: 2 })
  expect(await create(three.sku)).toMatchObject({ handle_en: three.handle_en })
  expect(await create(late.sku)).toMatchObject({ handle_en: free })
})

it("many text changes are imported together, despite an invalid line and a killed process", async () => {
  const client = await database()
  try {
    await makeMany(client, 60)
    const [name, handle] = [word(), `many-${word()}`]
    const lines = Array.from({ length: 60 }, (_, index) => {
      const number = index + 1
      return [`MANY-${number}`, `Noten ${name} ${number}`, number === 40 ? handle : "", "6,40"]
    })
    const { id, changes } = await imports.check(file(["sku", "name_nl", "handle_nl", "price"], ...lines))
    expect(changes).toBe(60)
    await makeProduct(admin, { handle_nl: handle })
    // Simulates a killed process: some lines are done, the rest is pending.
    await client.query("UPDATE product_import_line SET pending = false WHERE import_id = $1 AND line <= 11", [
      id,
    ])
    await client.query("UPDATE product_import SET state = 'running' WHERE id = $1", [id])
    await runJob("continue-imports")
    expect(await imports.doneOf(id)).toMatchObject({ done: 60, changes: 59, error_count: 1 })
    expect(await imports.lines(id, { show: "errors" })).toMatchObject([
      { line: 41, sku: "MANY-40", errors: [{ code: "handle_in_use" }] },
    ])
    const { rows } = await client.query<{ names: number; prices: number }>(
      `SELECT (SELECT count(*)::int FROM translation WHERE reference_id LIKE 'prod\\_many\\_%'
           AND translations ->> 'title' LIKE 'Noten ' || $1 || '%') AS names,
         (SELECT count(*)::int FROM price WHERE id LIKE 'price\\_many\\_%' AND amount = 6.4) AS prices`,
      [name],
    )
    expect(rows).toEqual([{ names: 49, prices: 49 }])
  } finally {
    await removeMany(client)
    await client.end()
  }
})
