import { categoriesSchema, importMappingSchema, importMappingsSchema } from "@bon-perroquet/contract"
import { until, type ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator, makeProduct, productsOf, hideProducts } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database, makeMany, removeMany } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const word = () => randomUUID().slice(0, 8)

it("a file from Excel in Dutch is read in its encoding, asks for the unit of its weights, and creates its product", async () => {
  const sku = `XLS-${word()}`
  const text = `Artikelnummer;Naam;Prijs;Gewicht;Eenheid\n${sku};Pinda\x92s in \xe9\xe9n zak;\x80 7,3500;0,25;\x80/zak\n`
  const checked = importIn(await imports.send(Buffer.from(text, "latin1")))
  expect(checked).toMatchObject({
    ...{ lines: 1, unknown_columns: [] },
    reading: {
      ...{ encoding: "windows-1252", detected_encoding: "windows-1252", language: "nl", weight_unit: null },
      questions: [{ code: "weight_unit", samples: ["0,25"] }],
    },
  })
  expect(await admin.write("POST", `/api/admin/imports/${checked.id}/run`)).toMatchObject({
    ...{ status: 409, body: { code: "import_question" } },
  })
  const wrong = await imports.readAgain(checked.id, { encoding: "macintosh", weight_unit: "kg" })
  expect(wrong).toMatchObject({ reading: { encoding: "macintosh", detected_encoding: "windows-1252" } })
  expect((await imports.lines(checked.id))[0]?.name).toBe("Pindaís in ÈÈn zak")
  const again = await imports.readAgain(checked.id, { encoding: "windows-1252" })
  expect(again).toMatchObject({ changes: 1, error_count: 0, reading: { weight_unit: "kg", questions: [] } })
  const name = "Pinda’s in één zak"
  expect(await imports.lines(checked.id)).toMatchObject([
    { name, after: { name_fr: name, name_nl: name, price: 7.35, weight: 250 } },
  ])
  await imports.finish(checked.id)
  expect(await productsOf(admin, { search: sku })).toMatchObject([
    { name_fr: name, price: 7.35, weight: 250 },
  ])
  expect(
    await admin.write("PATCH", `/api/admin/imports/${checked.id}`, { json: { language: "fr" } }),
  ).toMatchObject({ status: 409, body: { code: "import_started" } })
})

it("all errors of an import's line are listed, and marked in a file that can be corrected and imported", async () => {
  const product = await makeProduct(admin)
  const csv = `sku;price;stock;vat_rate\n${product.sku};x;-1;19\nNOPE-${word()};1;1;6\n${product.sku}`
  const checked = importIn(await imports.send(`${csv};8,05;3;6\n`))
  expect(checked.errors.map(({ line, code }) => [line, code])).toEqual([
    [2, "price_invalid"],
    [2, "stock_invalid"],
    [2, "value_invalid"],
    [3, "sku_unknown"],
    [4, "sku_twice"],
  ])
  expect(checked.error_count).toBe(3)
  const [first] = await imports.lines(checked.id)
  expect(first?.errors.map(({ code }) => code)).toEqual(["price_invalid", "stock_invalid", "value_invalid"])
  const answer = await admin.send("GET", `/api/admin/imports/${checked.id}/errors.csv`)
  expect(answer.headers.get("content-type")).toContain("text/csv")
  const [heading, marked = ""] = String(answer.body).replace("\uFEFF", "").split("\r\n")
  expect(heading).toBe("errors;sku;price;stock;vat_rate")
  for (const error of first?.errors ?? []) expect(marked).toContain(error.detail)
  const corrected = importIn(await imports.send(`${heading}\nformer errors;${product.sku};8,05;3;6\n`))
  expect(corrected).toMatchObject({ changes: 1, error_count: 0, unknown_columns: [] })
  expect(await admin.send("GET", "/api/admin/imports/import_none/errors.csv")).toMatchObject({ status: 404 })
})

it("an import creates products with lots and new categories, each once", async () => {
  const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
  const [mark, handle] = [word(), `noix-${word()}`]
  const file = [
    "sku;product;name_fr;size_fr;price;lots;category",
    `${mark}-A;${handle};Noix ${mark};250 g;4,20;"L1 | ${day} | 4 | Noiseraie; none | | 2";Semences ${mark} > Perruches ${mark}`,
    `${mark}-B;${handle};;1 kg;12;L1 | ${day} | 3 | Noiseraie;`,
    `${mark}-C;;Graines ${mark};250 g;3;;perruches ${mark}`,
  ].join("\n")
  const checked = importIn(await imports.send(file))
  expect(checked.errors.map(({ line, code }) => [line, code])).toEqual([
    [2, "category_unknown"],
    [3, "product_unknown"],
    [4, "category_unknown"],
  ])
  const again = await imports.readAgain(checked.id, { create_categories: true })
  expect(again).toMatchObject({ changes: 3, created: 2, error_count: 0 })
  expect(await imports.lines(checked.id)).toMatchObject([
    {
      after: {
        category: `Semences ${mark} > Perruches ${mark}`,
        lots: expect.stringContaining("L1") as string,
      },
    },
    { after: { product: handle, size_fr: "1 kg" } },
    { after: { category: `perruches ${mark}`, stock: 0 } },
  ])
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 3, done: 3, error_count: 0 })
  const [nuts] = await productsOf(admin, { search: `${mark}-A` })
  expect(nuts?.variants).toMatchObject([
    { sku: `${mark}-A`, stock: 6 },
    { sku: `${mark}-B`, stock: 3 },
  ])
  const [seeds] = await productsOf(admin, { search: `${mark}-C` })
  const created = async () => {
    const { body } = await admin.send("GET", "/api/categories")
    return categoriesSchema.parse(body).filter(({ name_fr }) => name_fr.includes(mark))
  }
  const categories = await until("the new categories", async () => {
    const products = await created()
    return products.length === 2 && products
  })
  const { id: budgies } = categories.find(({ name_fr }) => name_fr.startsWith("Perruches")) ?? {}
  expect([nuts?.category_id, seeds?.category_id]).toEqual([budgies, budgies])
  expect(await imports.check(file)).toMatchObject({ changes: 0, error_count: 0 })

  const undo = await imports.undo(checked.id)
  expect(undo).toMatchObject({ state: "checked", undoes: checked.id, changes: 3, error_count: 0 })
  expect(await imports.finish(undo.id)).toMatchObject({ done: 3, error_count: 0 })
  expect(await productsOf(admin, { search: mark })).toEqual([])
  await until("the categories to be gone", async () => (await created()).length === 0)
})

it("a paused import finishes the lines that it is writing, and continues later with the others", async () => {
  const client = await database()
  // More lines than the import writes at once.
  const count = 310
  await makeMany(client, count)
  const lines = Array.from({ length: count }, (_, index) => `MANY-${index + 1};4,20`)
  const { id } = await imports.check(["sku;price", ...lines].join("\n"))
  // Locks the first line, so that its result cannot be written before the import is paused.
  await client.query("BEGIN")
  try {
    await client.query("SELECT FROM product_import_line WHERE import_id = $1 AND line = 2 FOR UPDATE", [id])
    await imports.run(id)
    await until("the import to wait for the line", async () => {
      const waiting =
        "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))"
      return ((await client.query(waiting)).rowCount ?? 0) > 0
    })
    const paused = importIn(await admin.write("POST", `/api/admin/imports/${id}/pause`))
    expect(paused).toMatchObject({ state: "paused", lines: count, done: 0 })
  } finally {
    await client.query("COMMIT")
  }
  const { state, done } = await until("the written lines", async () => {
    const now = await imports.read(id)
    return now.done > 0 && now
  })
  expect(state).toBe("paused")
  expect(done).toBeLessThan(count)
  expect(await imports.finish(id)).toMatchObject({ done: count, changes: count, error_count: 0 })
  const { rowCount } = await client.query(
    "SELECT FROM price WHERE id LIKE 'price\\_many\\_%' AND amount = 4.2",
  )
  expect(rowCount).toBe(count)
  await removeMany(client)
  await client.end()
})

it("an import of changes is undone, except for values that changed since", async () => {
  const [one, two] = [await makeProduct(admin), await makeProduct(admin)]
  const now = () =>
    Promise.all(
      [one, two].map(async ({ sku }) => {
        const [product] = await productsOf(admin, { search: sku })
        const { name_nl, price, stock, active } = product ?? {}
        return { name_nl, price, stock, active }
      }),
    )
  const before = await now()
  const csv = `sku;name_nl;price;stock;active\n${one.sku};Andere ${word()};9,10;40;no\n${two.sku};;8;7;`
  const { id } = await imports.check(csv)
  await imports.finish(id)
  expect(await now()).not.toEqual(before)
  const undo = await imports.undo(id)
  expect(undo).toMatchObject({ changes: 2, error_count: 0 })
  // A value that changed after the import is an error of the undo.
  await admin.write("PATCH", `/api/admin/products/${two.id}/price`, { json: { price: 8.5 } })
  const late = await imports.undo(id)
  expect(late.errors).toMatchObject([{ line: 3, code: "changed_since" }])
  await admin.write("PATCH", `/api/admin/products/${two.id}/price`, { json: { price: 8 } })
  expect(await imports.finish(undo.id)).toMatchObject({ done: 2, error_count: 0 })
  expect(await now()).toEqual(before)
  expect(await admin.write("POST", `/api/admin/imports/${undo.id}/undo`)).toMatchObject({
    ...{ status: 409, body: { code: "import_not_undoable" } },
  })
})

it("an administrator maps unknown columns and saves the mapping, and VAT is added to prices without it", async () => {
  const product = await makeProduct(admin)
  const name = `Fournisseur ${word()}`
  const file = `Clé;Tarif net;Note\n${product.sku};8,490566;x`
  const checked = importIn(await imports.send(file))
  expect(checked).toMatchObject({ lines: 0, changes: 0, reading: { questions: [{ code: "columns" }] } })
  const columns = { Clé: "sku", "Tarif net": "price", Note: null } as const
  const mapped = await imports.readAgain(checked.id, { columns, prices_include_vat: false })
  expect(mapped).toMatchObject({ lines: 1, unknown_columns: [], reading: { questions: [], columns } })
  const rate = product.vat_rate
  expect((await imports.lines(checked.id))[0]?.after).toEqual({
    price: Math.round(8.490566 * (100 + rate)) / 100,
  })
  const reading = { columns, language: "fr", weight_unit: null, prices_include_vat: false }
  const saved = await admin.write("PUT", "/api/admin/imports/mappings", { json: { name, reading } })
  const { id } = importMappingSchema.parse(saved.body)
  const { body } = await admin.send("GET", "/api/admin/imports/mappings")
  expect(importMappingsSchema.parse(body)).toContainEqual({ id, kind: "csv", name, reading })
  const other = { kind: "orders", name, reading: { ...reading, columns: { Bon: "number" } } }
  expect(await admin.write("PUT", "/api/admin/imports/mappings", { json: other })).toMatchObject({
    ...{ status: 409, body: { code: "mapping_name_in_use" } },
  })
  expect((await admin.write("DELETE", `/api/admin/imports/mappings/${id}`)).status).toBe(200)
  expect(await admin.write("DELETE", `/api/admin/imports/mappings/${id}`)).toMatchObject({ status: 404 })
})
