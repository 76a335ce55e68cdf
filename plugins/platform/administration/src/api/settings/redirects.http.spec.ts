import {
  missedAddressesSchema,
  redirectSchema,
  redirectsSchema,
  type RedirectInput,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator, makeProduct, hideProducts } from "../../testing/administrator"
import { ImportCalls } from "../../testing/imports"
import { database } from "../../testing/many-products"
import type { Client, QueryResult } from "pg"

const REDIRECTS = "/api/admin/settings/redirects"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(async () => {
  await client.query("DELETE FROM redirect")
  await client.end()
  await hideProducts()
})
const sourcesNow = (): Promise<QueryResult> => client.query("SELECT source FROM redirect ORDER BY source")

/** Letters only, because the list of missed addresses leaves out paths with many digits. */
const word = () => randomUUID().replace(/[\d-]/g, "").slice(0, 12)
const save = (json: RedirectInput) => admin.write("PUT", REDIRECTS, { json })
const list = async (search: string) =>
  redirectsSchema.parse((await admin.send("GET", `${REDIRECTS}?search=${encodeURIComponent(search)}`)).body)
const missed = async () => missedAddressesSchema.parse((await admin.send("GET", `${REDIRECTS}/missed`)).body)

/** Opens a page of the shop without following redirects. */
async function open(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await fetch(requireVariable("SHOP_URL") + path, {
    headers,
    redirect: "manual",
  })
  return [status, answered.get("location")]
}
const opens = (path: string, to: string) =>
  until(`${path} leads to ${to}`, async () => (await open(path))[1] === to)

it("an old address leads to the product's current address in each language", async () => {
  const [mark, product] = [word(), await makeProduct(admin)]
  const answer = await save({
    source: `https://former.example/Produit/${mark}/`,
    target: `/products/${product.handle_fr}`,
  })
  expect(answer).toMatchObject({ status: 200, body: { source: `/produit/${mark}`, leads_somewhere: true } })
  expect(await open(`/produit/${mark}`)).toEqual([301, `/products/${product.handle_fr}`])
  expect(await open(`/PRODUIT/${mark}/?utm_source=mail`)).toEqual([301, `/products/${product.handle_fr}`])
  expect(await open(`/nl/produit/${mark}`)).toEqual([301, `/nl/products/${product.handle_nl}`])
  const later = `noix-${mark}`
  await admin.write("PUT", `/api/admin/products/${product.id}`, { json: { handle_fr: later } })
  await until("the new handle", async () => (await list(mark))[0]?.target === `/products/${later}`)
  expect(await open(`/produit/${mark}?x=1`)).toEqual([301, `/products/${later}`])
})

it("a pattern redirects only if its product exists, and an address with its own redirect is not affected", async () => {
  const [mark, product] = [word(), await makeProduct(admin)]
  await save({ source: `/${mark}/:id-:handle.html`, target: "/products/:handle" })
  await save({ source: `/${mark}/7-${product.handle_fr}.html`, target: "/about", language: "en" })
  expect(await open(`/fr/${mark}/12-${product.handle_fr}.html`)).toEqual([
    301,
    `/products/${product.handle_fr}`,
  ])
  expect(await open(`/${mark}/7-${product.handle_fr}.html`)).toEqual([301, "/en/about"])
  expect((await open(`/${mark}/12-${mark}.html`))[0]).toBe(404)
  await save({ source: `/${mark}/index.php?id_product=12`, target: "/shipping" })
  expect(await open(`/${mark}/index.php?controller=product&id_product=12`)).toEqual([301, "/shipping"])
})

it.each([
  [{ source: "/", target: "/about" }, "redirect_source"],
  [{ source: "/api/products", target: "/about" }, "redirect_source"],
  [{ source: "/a/:x-:y", target: "/about" }, "redirect_source"],
  [{ source: "/ancien", target: "https://elsewhere.example/" }, "redirect_target"],
  [{ source: "/ancien", target: "/products/none-of-these" }, "redirect_target"],
  [{ source: "/ancien/:a", target: "/products/:b" }, "redirect_target"],
])("the redirect %j is rejected", async (input, code) => {
  expect(await save(input)).toMatchObject({ status: 422, body: { code } })
})

it("addresses without a page are counted, and one call redirects them to the suggested page", async () => {
  const [mark, product] = [word(), await makeProduct(admin)]
  const address = `/${mark}/3-${product.handle_fr}.html`
  for (const path of [address, `${address}?gclid=${mark}`]) await open(path)
  const found = await until("the counted address", async () =>
    (await missed()).find((each) => each.address === address),
  )
  expect(found).toMatchObject({ count: 2, suggestion: `/products/${product.handle_fr}` })
  await open(`/${mark}/anne@example.org`)
  expect(JSON.stringify(await missed())).not.toContain("anne")
  const saved = redirectSchema.parse((await save({ source: address, target: found.suggestion ?? "" })).body)
  await opens(address, `/products/${product.handle_fr}`)
  expect((await missed()).map((each) => each.address)).not.toContain(address)
  expect(await admin.write("DELETE", `${REDIRECTS}/${saved.id}`)).toMatchObject({ status: 200 })
  expect(await admin.write("DELETE", `${REDIRECTS}/${saved.id}`)).toMatchObject({ status: 404 })
})

it("missed addresses are deleted after 90 days", async () => {
  const address = `/${word()}`
  await client.query("INSERT INTO missed_address (day, address, count) VALUES (now()::date - 91, $1, 1)", [
    address,
  ])
  const engine = await EngineClient.signIn()
  await engine.post("/admin/workflows-executions/job-forget-missed-addresses/run", {})
  await until("its deletion", async () => {
    const { rows } = await client.query("SELECT FROM missed_address WHERE address = $1", [address])
    return rows.length === 0
  })
})

it("an import fills the redirects of its products, and its undo removes them", async () => {
  const mark = word()
  const file = [
    "Product ID,Reference,Name,Price tax included,Quantity,Active (0/1),URL rewritten,Product URL",
    `12,PS-${mark},Noix ${mark},4.20,3,1,noix-${mark},https://former.example/fr/graines/12-noix-${mark}.html`,
  ].join("\n")
  const before = (await sourcesNow()).rows
  const checked = await imports.check(file)
  expect(checked).toMatchObject({ changes: 1, error_count: 0, reading: { layout: "prestashop" } })
  const old_addresses = [`/fr/graines/12-noix-${mark}.html`, "/index.php?id_product=12"]
  expect(await imports.lines(checked.id)).toMatchObject([{ after: { old_addresses } }])
  await imports.readAgain(checked.id, { vat_rates: { "*": 6 } })
  await imports.finish(checked.id)
  // The product is a draft, because the file has no mandatory information. Redirects lead to products for sale only.
  const setStatus = (status: string) =>
    client.query("UPDATE product SET status = $1 WHERE handle = $2", [status, `noix-${mark}`])
  await setStatus("published")
  for (const address of [...old_addresses, `/fr/autre/45-noix-${mark}.html`])
    await opens(address, `/products/noix-${mark}`)
  await setStatus("draft")
  expect(await imports.check(file)).toMatchObject({ changes: 0, error_count: 0 })
  const other = await imports.check(`sku;name_fr;price;old_addresses\nX-${mark};Mix;3;${old_addresses[0]}\n`)
  expect(other.errors).toMatchObject([{ code: "old_address_in_use" }])
  const undo = await imports.undo(checked.id)
  expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
  expect((await sourcesNow()).rows).toEqual(before)
})
