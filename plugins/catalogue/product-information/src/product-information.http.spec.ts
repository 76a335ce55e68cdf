import {
  adminProductInformationSchema,
  CUSTOM_COLUMNS,
  INFORMATION_COLUMNS,
  LOT_COLUMN,
  NO_INFORMATION,
  PRODUCT_COLUMNS,
  productInformationSchema,
  searchAnswerSchema,
  todaySchema,
  type AdminProduct,
  type Allergen,
} from "@bon-perroquet/contract"
import {
  administrator,
  changesOf,
  ImportCalls,
  makeProduct,
  productIn,
  productsOf,
  hideProducts,
} from "@bon-perroquet/administration/testing"
import { ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"

let admin: ShopClient
let imports: ImportCalls
const shop = new ShopClient()
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const address = ({ id }: Pick<AdminProduct, "id">) => `/api/admin/products/${id}/information`
const saveInformation = (product: AdminProduct, json: object, ifMatch?: string, by = admin) =>
  by.write("PUT", address(product), { json, ...(ifMatch && { headers: { "If-Match": ifMatch } }) })
const informationOf = async (product: AdminProduct) => {
  const { headers, body } = await admin.send("GET", address(product))
  return { tag: headers.get("ETag") ?? "", ...adminProductInformationSchema.parse(body) }
}
const MAKER = {
  manufacturer_name: "Noiseraie SRL",
  manufacturer_address: "Rue du Moulin 3, 5000 Namur",
  manufacturer_country: "BE",
} as const
const FOOD = {
  ...{ kind: "food", ingredients_fr: "Riz, *cacahuètes*, sel", ingredients_nl: "Rijst, *pinda’s*, zout" },
  ...{ allergens: ["peanuts"], traces: ["sesame", "nuts"], origin: "VN" },
  ...{ energy_kj: 1650, energy_kcal: 394, fat: 6.2, saturates: 1.1, carbohydrate: 76, sugars: 2.5 },
  ...{ protein: 7.8, salt: 0.75, ...MAKER },
} as const

it("saved product information is public, ordered as the law requires and logged, and an outdated version is rejected", async () => {
  const product = await makeProduct(admin, { information: undefined })
  const before = await informationOf(product)
  expect(before).toMatchObject({ ...NO_INFORMATION, missing: ["kind"] })
  expect((await saveInformation(product, FOOD, before.tag)).status).toBe(200)
  expect((await saveInformation(product, { origin: "TH" }, before.tag)).status).toBe(412)
  expect(await informationOf(product)).toMatchObject({ ...FOOD, traces: ["nuts", "sesame"], missing: [] })
  expect((await informationOf(product)).untranslated).toContain("en")

  expect((await shop.send("GET", `/api/products/${product.id}/information`)).status).toBe(404)
  productIn(await admin.write("PUT", `/api/admin/products/${product.id}`, { json: { active: true } }))
  const { body } = await shop.send("GET", `/api/products/${product.handle}/information`)
  expect(productInformationSchema.parse(body)).toMatchObject({ origin: "VN", salt: 0.75, kind: "food" })
  expect(await shop.product(product.id)).toMatchObject({ has_information: true, allergens: ["peanuts"] })
  const change = (await changesOf(admin, product.id)).find(({ action }) => action === "information")
  expect(change).toMatchObject({ action: "information", before: { kind: null }, after: { kind: "food" } })
})

it("invalid product information and writes without permission are rejected without changes", async () => {
  const product = await makeProduct(admin, { information: undefined })
  for (const wrong of [
    { kind: "toy" },
    { allergens: ["cats"] },
    { fat: 101 },
    { salt: 0.123 },
    { energy_kj: 1.5 },
    { origin: "ZZ" },
    { manufacturer_contact: "somewhere" },
  ])
    expect([wrong, (await saveInformation(product, wrong)).status]).toEqual([wrong, 400])
  expect((await saveInformation({ ...product, id: "prod_none" }, {})).status).toBe(404)
  const packer = await inviteAdministrator("orders")
  expect((await packer.shop.send("GET", address(product))).status).toBe(200)
  expect((await saveInformation(product, { kind: "other" }, undefined, packer.shop)).status).toBe(403)
  expect((await shop.send("GET", address(product))).status).toBe(401)
  await removeAdministrator(packer)
  expect(await informationOf(product)).toMatchObject(NO_INFORMATION)
})

it("missing mandatory information is listed and counted in today's tasks until it is complete", async () => {
  const product = await makeProduct(admin)
  await saveInformation(product, { kind: null })
  const isListed = async () => {
    const matches = await productsOf(admin, { uninformed_only: "true", search: product.sku })
    return matches.length === 1
  }
  const alerted = async () => todaySchema.parse((await admin.send("GET", "/api/admin/today")).body).uninformed
  expect(await isListed()).toBe(true)
  expect(await alerted()).toBeGreaterThan(0)
  await saveInformation(product, { kind: "other", ...MAKER, manufacturer_country: "CN" })
  expect((await informationOf(product)).missing).toEqual([
    ...["manufacturer_contact", "responsible_name", "responsible_address", "responsible_contact"],
  ])
  await saveInformation(product, {
    ...{
      manufacturer_contact: "https://noiseraie.example/contact",
      responsible_contact: "eu@noiseraie.example",
    },
    ...{ responsible_name: "Noiseraie Europe", responsible_address: "Rue Haute 1, 1000 Bruxelles" },
  })
  expect(await isListed()).toBe(false)
})

async function foundWithout(words: string, without: Allergen[]) {
  const query = new URLSearchParams({ q: words, without: without.join(",") })
  return searchAnswerSchema.parse((await shop.send("GET", `/api/search?${query.toString()}`)).body)
}

it("the allergen filter also excludes traces, and counts the products without information that it leaves out", async () => {
  const word = `sans${Date.now().toString(36)}`
  const of = (name: string) => makeProduct(admin, { name_fr: `${word} ${name}` })
  const [peanut, trace, free, silent] = [
    await of("arachide"),
    await of("trace"),
    await of("rien"),
    await of("muet"),
  ]
  await saveInformation(peanut, { allergens: ["peanuts"] })
  await saveInformation(trace, { allergens: [], traces: ["peanuts", "milk"] })
  await saveInformation(free, { allergens: [] })
  await saveInformation(silent, { allergens: null })
  await until("all four in the search", async () => (await foundWithout(word, [])).total === 4)
  const ids = async (...without: Allergen[]) => {
    const { products, untold } = await foundWithout(word, without)
    return { ids: products.map(({ id }) => id).sort(), untold }
  }
  await until("what is told in the search", async () => (await ids("milk")).untold === 1)
  expect(await ids()).toEqual({ ids: [peanut.id, trace.id, free.id, silent.id].sort(), untold: 0 })
  expect(await ids("peanuts")).toEqual({ ids: [free.id], untold: 1 })
  expect(await ids("milk")).toEqual({ ids: [peanut.id, free.id].sort(), untold: 1 })
  expect((await foundWithout("", [])).allergens).toEqual(expect.arrayContaining(["peanuts", "milk", "nuts"]))
  expect((await shop.send("GET", "/api/search?without=cats")).status).toBe(400)
  expect((await shop.send("GET", "/api/search?without=nuts&without=milk")).status).toBe(200)
})

it("product information is imported, exported unchanged, and copied with the product", async () => {
  const product = await makeProduct(admin)
  const line = (cells: Record<string, string>) =>
    `${["sku", ...Object.keys(cells)].join(";")}\n${[product.sku, ...Object.values(cells)].join(";")}`
  const check = await imports.check(
    line({ kind: "food", fat: "6,2", allergens: "Peanuts | milk", origin: "vn", ingredients_fr: "*Lait*" }),
  )
  const [planned] = await imports.lines(check.id)
  expect(planned?.after).toEqual({
    ...{ kind: "food", ingredients_fr: "*Lait*", allergens: ["peanuts", "milk"], origin: "VN", fat: 6.2 },
  })
  await imports.finish(check.id)
  expect(await informationOf(product)).toMatchObject(planned?.after ?? {})
  const wrong = await imports.check(line({ kind: "toy" }))
  expect(wrong).toMatchObject({ changes: 0, errors: [{ code: "value_invalid" }] })

  await saveInformation(product, { ...FOOD, allergens: [] })
  const [heading = "", ...rows] = (await imports.export()).replace("\uFEFF", "").split("\n")
  expect(heading.trim().split(";")).toEqual([
    ...PRODUCT_COLUMNS,
    ...CUSTOM_COLUMNS,
    ...INFORMATION_COLUMNS,
    LOT_COLUMN,
  ])
  const row = rows.find((each) => each.startsWith(`${product.sku};`)) ?? ""
  expect(row).toContain("none")
  expect(await imports.check(`${heading}\n${row}`)).toMatchObject({ lines: 1, changes: 0, error_count: 0 })

  const copy = productIn(await admin.write("POST", `/api/admin/products/${product.id}/copies`))
  expect(await informationOf(copy)).toMatchObject({ ...FOOD, allergens: [], traces: ["nuts", "sesame"] })
})
