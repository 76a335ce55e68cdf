import { changesSchema, importsSchema, MAX_IMPORT_BYTES } from "@bon-perroquet/contract"
import type { Client } from "pg"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { administrator, makeProduct, productsOf, hideProducts } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database, makeMany, removeMany } from "../../testing/many-products"

const LINES = repetitions(5_000)

let admin: ShopClient
let client: Client
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(async () => {
  await hideProducts()
  await removeMany(client)
  await client.end()
})

it("an import file is checked line by line and changes nothing until the import runs", async () => {
  const [one, two] = [await makeProduct(admin), await makeProduct(admin)]
  const csv = `\uFEFFsku;price;stock\r\n${one.sku};8,05;3\r\n${two.sku};;\r\nNOPE;1;1\r\n${one.sku};1;\r\n${two.sku}x;abc;1\r\n`
  const checked = importIn(await imports.send(csv, "belgique.csv"))
  expect(checked).toMatchObject({
    state: "checked",
    file_name: "belgique.csv",
    lines: 5,
    changes: 1,
    done: 0,
    error_count: 3,
  })
  expect(checked.errors.map(({ line, code }) => [line, code])).toEqual([
    [4, "sku_unknown"],
    [5, "sku_twice"],
    [6, "sku_unknown"],
    [6, "price_invalid"],
  ])
  expect((await productsOf(admin, { search: one.sku }))[0]).toEqual(one)
  expect((await imports.run(checked.id)).state).not.toBe("checked")
  expect(await imports.doneOf(checked.id)).toMatchObject({
    state: "done",
    lines: 5,
    changes: 1,
    done: 5,
    error_count: 3,
  })
  expect((await productsOf(admin, { search: one.sku }))[0]).toMatchObject({ price: 8.05, stock: 3 })
  await until(
    "the price in the shop",
    async () => (await new ShopClient().product(one.handle)).price === 8.05,
  )
  expect((await productsOf(admin, { search: two.sku }))[0]).toEqual(two)
  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${one.id}`)
  expect(changesSchema.parse(body).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["price", "stock"]),
  )
})

it("an import does not change a product that got the SKU of a new one since the check", async () => {
  const sku = `LATE-${Date.now()}`
  const { id } = await imports.check(`sku,name_fr,price,stock\n${sku},Noix du fichier,5.00,7`)
  const other = await makeProduct(admin, { sku })
  const { errors } = await imports.finish(id)
  expect(errors).toMatchObject([{ line: 2, code: "sku_in_use" }])
  expect((await productsOf(admin, { search: sku }))[0]).toEqual(other)
})

it("imports are listed newest first, with errors in the caller's language", async () => {
  const { id } = importIn(await imports.send("sku,price\nNOPE,1"))
  const later = importIn(await imports.send("sku,price\nNOPE,2"))
  const list = importsSchema.parse((await admin.send("GET", "/api/admin/imports")).body)
  expect(list.slice(0, 2).map((each) => each.id)).toEqual([later.id, id])
  const details = new Set<string>()
  for (const language of ["fr", "nl", "en"] as const) {
    const answer = await admin.send("GET", `/api/admin/imports/${id}`, {
      headers: { "Accept-Language": language },
    })
    details.add(importIn(answer).errors[0]?.detail ?? "")
  }
  expect(details.size).toBe(3)
})

it(`an import of ${LINES} lines with invalid ones among them imports each valid line once`, async () => {
  await makeMany(client, LINES)
  const lines = Array.from({ length: LINES }, (_, index) => {
    const number = index + 1
    if (number % 100 === 0) return `MANY-${number};sept euro;1`
    if (number % 250 === 1) return `NOBODY-${number};7,35;20`
    return `MANY-${number};7,35;20`
  })
  const bad = lines.filter((line) => line.includes("sept euro") || line.startsWith("NOBODY")).length
  const checked = importIn(await imports.send(`sku;price;stock\n${lines.join("\n")}`))
  expect(checked).toMatchObject({ lines: LINES, changes: LINES - bad, error_count: bad })
  await Promise.all([imports.run(checked.id), imports.run(checked.id)])
  const seen: number[] = []
  const done = await until(
    "the import's end",
    async () => {
      const now = await imports.read(checked.id)
      seen.push(now.done)
      return now.state === "done" && now
    },
    120_000,
  )
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(done).toMatchObject({ lines: LINES, done: LINES, changes: LINES - bad, error_count: bad })
  const { rows } = await client.query(
    `SELECT price.amount::float8 AS price, level.stocked_quantity::float8 AS stock, count(*)::int AS products
     FROM price JOIN inventory_level level ON level.id = replace(price.id, 'price', 'ilev')
     WHERE price.id LIKE 'price\\_many\\_%' GROUP BY 1, 2 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { price: 5, stock: 10, products: bad },
    { price: 7.35, stock: 20, products: LINES - bad },
  ])
  const logged = await client.query(
    `SELECT count(*)::int AS count FROM recorded_change WHERE subject_id LIKE 'prod\\_many\\_%' AND action = 'price'`,
  )
  expect(logged.rows).toEqual([{ count: LINES - bad }])
  const engine = await EngineClient.signIn()
  expect(await engine.stock("MANY-2")).toMatchObject({ stocked: 20, reserved: 0 })
})

it("an invalid import file is rejected", async () => {
  for (const [csv, code] of [
    ["", "csv_columns"],
    ["\0\0\0\0", "csv_unreadable"],
  ] as const)
    expect(await imports.send(csv)).toMatchObject({ status: 422, body: { code } })
  const json = await admin.write("POST", "/api/admin/imports", { json: { sku: "A" } })
  expect(json).toMatchObject({ status: 415, body: { code: "csv_expected" } })
  expect((await imports.send("x".repeat(MAX_IMPORT_BYTES + 1))).status).toBe(413)
  for (const id of ["import_none", "%00", "x".repeat(300)]) {
    expect([400, 404]).toContain((await admin.send("GET", `/api/admin/imports/${id}`)).status)
    expect([400, 404]).toContain((await admin.write("POST", `/api/admin/imports/${id}/run`)).status)
  }
})
