import { productSchema, searchAnswerSchema, type AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { administrator, changesOf, ImportCalls, makeProduct, productsOf, hideProducts } from "../../testing"

/** The demo shop declares one field of sizes: `packaging`, which filters the product list. */
const shop = new ShopClient()
let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const size = (label_fr: string, packaging: string | null) => ({
  ...{ label_fr, price: 9.5, stock: 5 },
  custom_fields: { packaging },
})
const packagingOf = ({ variants }: Pick<AdminProduct, "variants">) =>
  variants.map(({ custom_fields }) => custom_fields?.["packaging"])
const now = async ({ id, sku }: AdminProduct) => {
  const product = (await productsOf(admin, { search: sku })).find((each) => each.id === id)
  if (!product) throw new Error(`The product ${id} is missing.`)
  return product
}
const change = ({ id }: Pick<AdminProduct, "id">, json: object) =>
  admin.write("PUT", `/api/admin/products/${id}`, { json })

it("a custom field of sizes is saved for each size, shown, filtered, in the product feed and logged", async () => {
  const word = `emballage${Date.now().toString(36)}`
  const product = await makeProduct(admin, {
    name_fr: `${word} noix`,
    variants: [size("500 g", "paper"), size("5 kg", "sack")],
  })
  expect(packagingOf(product)).toEqual(["paper", "sack"])
  const ids = async (packaging: string) => {
    const { body } = await shop.send("GET", `/api/search?q=${word}&packaging=${packaging}`)
    return searchAnswerSchema.parse(body).products.map(({ id }) => id)
  }
  await until("the product in the search", async () => (await ids("sack")).length === 1)
  expect(await ids("paper,bucket")).toEqual([product.id])
  expect(await ids("bucket")).toEqual([])
  const { body } = await shop.send("GET", `/api/products/${product.id}`)
  expect(productSchema.parse(body).variants.map(({ custom_fields }) => custom_fields)).toEqual([
    { packaging: "paper" },
    { packaging: "sack" },
  ])
  const feed = await (await fetch(`${requireVariable("SHOP_URL")}/feeds/google-en.xml`)).text()
  const items = feed.split("<item>").filter((item) => item.includes(product.handle_en))
  expect(items.map((item) => /<g:attribute_value>([^<]*)/.exec(item)?.[1])).toEqual([
    "Paper bag",
    "Jute sack",
  ])

  const sizes = product.variants.map(({ id, label_fr, price }) => ({ id, label_fr, price }))
  const withField = (custom_fields: object) => ({
    variants: sizes.map((each, place) => (place ? { ...each, custom_fields } : each)),
  })
  expect(await change(product, withField({ packaging: "crate" }))).toMatchObject({ status: 400 })
  expect(await change(product, withField({ packaging: "bucket" }))).toMatchObject({ status: 200 })
  expect(packagingOf(await now(product))).toEqual(["paper", "bucket"])
  expect((await changesOf(admin, product.id))[0]?.after).toMatchObject({
    sizes: [expect.anything(), expect.stringContaining("packaging: bucket")],
  })
  const copy = await admin.write("POST", `/api/admin/products/${product.id}/copies`)
  expect(packagingOf(copy.body as AdminProduct)).toEqual(["paper", "bucket"])
})

it("a custom field of the only size is part of the product's form, files and log, and Medusa Admin's form writes it", async () => {
  const product = await makeProduct(admin, { variant_custom_fields: { packaging: "paper" } })
  expect(packagingOf(product)).toEqual(["paper"])
  expect(await change(product, { variant_custom_fields: { packaging: "bucket" } })).toMatchObject({
    status: 200,
  })
  expect((await changesOf(admin, product.id))[0]).toMatchObject({
    before: { custom_packaging: "paper" },
    after: { custom_packaging: "bucket" },
  })

  const imports = new ImportCalls(admin)
  const [heading = "", ...lines] = (await imports.export()).split("\n")
  const own = lines.find((line) => line.includes(product.sku)) ?? ""
  expect(await imports.check([heading, own].join("\n"))).toMatchObject({ changes: 0, error_count: 0 })
  const wrong = await imports.check(`sku;custom_packaging\n${product.sku};crate`)
  expect(wrong).toMatchObject({ errors: [{ code: "value_invalid" }] })
  const check = await imports.check(`sku;Verpakking\n${product.sku};Jutezak`)
  expect(check).toMatchObject({ lines: 1, changes: 1, error_count: 0 })
  await imports.finish(check.id)
  expect(packagingOf(await now(product))).toEqual(["sack"])
  const undo = await imports.undo(check.id)
  await imports.finish(undo.id)
  expect(packagingOf(await now(product))).toEqual(["bucket"])

  const engine = await EngineClient.signIn()
  const path = `/admin/listings/${product.id}`
  const id = product.variants[0]?.id
  expect(await engine.get(path)).toMatchObject({
    declared_of_sizes: [{ key: "packaging" }],
    sizes: [{ id, custom_fields: { packaging: "bucket" } }],
  })
  const listing = { unit_label: product.unit_label, is_promotion: false }
  await engine.post(path, { ...listing, sizes: [{ id, custom_fields: { packaging: "sack" } }] })
  await until("the value of Medusa Admin", async () => packagingOf(await now(product))[0] === "sack")
})

it("an import sets the custom fields of a new product's sizes", async () => {
  const imports = new ImportCalls(admin)
  const sku = `SF-${Date.now().toString(36).toUpperCase()}`
  const check = await imports.check(
    [
      "sku;product;name_fr;size_fr;price;stock;active;custom_packaging",
      `${sku}-1;${sku.toLowerCase()};Noix ${sku};500 g;5,00;3;no;paper`,
      `${sku}-2;${sku.toLowerCase()};;5 kg;40,00;3;;sack`,
    ].join("\n"),
  )
  expect(check).toMatchObject({ error_count: 0, created: 1 })
  await imports.finish(check.id)
  const [product] = await productsOf(admin, { search: `${sku}-1` })
  expect(product && packagingOf(product)).toEqual(["paper", "sack"])
})
