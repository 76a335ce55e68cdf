import {
  adminProductsSchema,
  changesSchema,
  TOTAL_COUNT_HEADER,
  type AdminProduct,
  type Product,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import {
  administrator,
  makeProduct,
  productIn,
  productsOf,
  sampleProduct,
  removeProducts,
} from "../testing/administrator"

/** What the contract promises: a change is in the shop within a second. */
const A_SECOND = 1_000

let admin: ShopClient
let engine: EngineClient
beforeAll(async () => {
  admin = await administrator()
  engine = await EngineClient.signIn()
})
afterAll(() => removeProducts(admin))

const inShop = async (id: string) => (await new ShopClient().products()).find((product) => product.id === id)
const showsSoon = (id: string, what: Partial<Product>) =>
  until(
    `${JSON.stringify(what)} in the shop`,
    async () => {
      const product = await inShop(id)
      return (
        product && Object.entries(what).every(([field, value]) => product[field as keyof Product] === value)
      )
    },
    A_SECOND,
  )
const goneSoon = (id: string) => until("its end in the shop", async () => !(await inShop(id)), A_SECOND)
const changesOf = async (id: string) => {
  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${id}`)
  return changesSchema.parse(body)
}
const patch = (id: string, what: string, json: unknown) =>
  admin.write("PATCH", `/api/admin/products/${id}/${what}`, { json })
const put = (product: AdminProduct, json: Record<string, unknown>) =>
  admin.write("PUT", `/api/admin/products/${product.id}`, {
    json: { name_fr: product.name_fr, price: product.price, ...json },
  })

it("a product that an administrator makes is in the shop in three languages, with all that was said of it", async () => {
  const [category] = await admin.categories()
  const input = sampleProduct({ category_id: category?.id, is_promotion: true })
  const made = productIn(await admin.write("POST", "/api/admin/products", { json: input }))
  const { sku, handle } = made
  expect(sku).toMatch(/^NOIX-D-ESSAI-/)
  await showsSoon(made.id, {
    ...input,
    images: undefined,
    category_id: input.category_id,
  }).catch(() => undefined)
  expect(await inShop(made.id)).toMatchObject({ ...input, sku, handle, vat_rate: 6, is_out_of_stock: false })
  expect(made).toMatchObject({ held: 0, untranslated: [], active: true })
  const [change] = await changesOf(made.id)
  expect(change).toMatchObject({
    action: "created",
    label: input.name_fr,
    before: null,
    after: { price: 7.35 },
  })
  const stored = await engine.product(made.id)
  expect(stored).toMatchObject({ title: input.name_fr, status: "published" })
})

it("the contract's own form, without the fields it does not know, makes a product", async () => {
  const { name_fr, name_nl, name_en, description_fr, description_nl } = sampleProduct()
  const json = { name_fr, name_nl, name_en, description_fr, description_nl, price: 3, images: [] }
  const made = productIn(await admin.write("POST", "/api/admin/products", { json }))
  expect(made).toMatchObject({ unit_label: "€/kg", stock: 100, vat_rate: 21, untranslated: ["en"] })
})

it("two products of the same name have addresses and SKUs of their own, even when made at once", async () => {
  const same = sampleProduct()
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.write("POST", "/api/admin/products", { json: same })),
  )
  const products = answers.map(productIn)
  expect(new Set(products.map(({ handle }) => handle)).size).toBe(3)
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(3)
})

it("a SKU that another product has is refused, and nothing half-made remains", async () => {
  const { sku } = await makeProduct(admin)
  const input = sampleProduct({ sku })
  const answer = await admin.write("POST", "/api/admin/products", { json: input })
  expect(answer).toMatchObject({ status: 409, body: { code: "sku_in_use" } })
  expect(await productsOf(admin, { search: input.name_fr })).toEqual([])
  const other = await makeProduct(admin)
  expect(await put(other, { sku })).toMatchObject({ status: 409, body: { code: "sku_in_use" } })
})

it("a change names what it changes and leaves the rest; it is in the shop and in the log", async () => {
  const product = await makeProduct(admin)
  const name_nl = `${product.name_nl} (nieuw)`
  const images = ["/static/products/noix-en-coque-960.webp", ...product.images]
  const changed = productIn(await put(product, { name_nl, images, vat_rate: 21, weight: null }))
  expect(changed).toMatchObject({
    ...product,
    ...{ name_nl, images, vat_rate: 21, weight: null },
    price_per_kg: null,
    updated_at: changed.updated_at,
  })
  await showsSoon(product.id, { name_nl, name_en: product.name_en, vat_rate: 21, weight: null })
  const [change] = await changesOf(product.id)
  expect(change?.before).toEqual({
    name_nl: product.name_nl,
    weight: 500,
    vat_rate: 6,
    images: product.images,
  })
  expect(change?.after).toEqual({ name_nl, weight: null, vat_rate: 21, images })
  const turned = productIn(await put(product, { images: [...images].reverse() }))
  expect(turned.images).toEqual([...images].reverse())
  expect(productIn(await put(product, { images: [] })).images).toEqual([])
})

it("an inactive product is the administrator's alone", async () => {
  const product = await makeProduct(admin)
  await showsSoon(product.id, { id: product.id })
  productIn(await put(product, { active: false }))
  await goneSoon(product.id)
  expect(await productsOf(admin, { search: product.sku })).toMatchObject([{ id: product.id, active: false }])
  productIn(await put(product, { active: true }))
  await showsSoon(product.id, { id: product.id })
})

it("price, stock and promotion change alone, at once and with what was before in the log", async () => {
  const { id } = await makeProduct(admin)
  expect(productIn(await patch(id, "price", { price: 8.05 })).price).toBe(8.05)
  expect(productIn(await patch(id, "stock", { stock: 0 }))).toMatchObject({ stock: 0, is_out_of_stock: true })
  expect(productIn(await patch(id, "promotion", { is_promotion: true })).is_promotion).toBe(true)
  await showsSoon(id, { price: 8.05, stock: 0, is_promotion: true })
  const stored = await engine.product(id)
  expect(stored.variants?.[0]?.prices?.[0]?.amount).toBe(8.05)
  expect((await changesOf(id)).slice(0, 3).reverse()).toMatchObject([
    { action: "price", before: { price: 7.35 }, after: { price: 8.05 } },
    { action: "stock", before: { stock: 12 }, after: { stock: 0 } },
    { action: "promotion", before: { is_promotion: false }, after: { is_promotion: true } },
  ])
  await patch(id, "price", { price: 8.05 })
  expect(await changesOf(id)).toHaveLength(4)
})

it("the list finds by name in any language, SKU, category and what is out of stock", async () => {
  const [category] = await admin.categories()
  const product = await makeProduct(admin, { category_id: category?.id, stock: 0 })
  for (const search of [
    product.name_fr.toUpperCase(),
    product.name_nl,
    product.name_en,
    product.sku.toLowerCase(),
  ])
    expect((await productsOf(admin, { search })).map(({ id }) => id)).toEqual([product.id])
  const out = await productsOf(admin, { out_of_stock_only: "true", category_id: category?.id ?? "" })
  expect(out.map(({ id }) => id)).toContain(product.id)
  expect(out.every(({ stock, category_id }) => stock === 0 && category_id === category?.id)).toBe(true)
  const all = await productsOf(admin, { category_id: "all" })
  expect(all.length).toBeGreaterThan(40)
  expect(await productsOf(admin, { search: "rien de pareil" })).toEqual([])
})

it("the list is whole, or a page of it with how many there are", async () => {
  const lot = `lot${Date.now()}`
  const description_fr = `Crème d’œufs, ${lot}`
  const search = `CREME oeufs ${lot}`
  const made = await Promise.all([1, 2, 3].map(() => makeProduct(admin, { description_fr })))
  const list = (page: Record<string, string>) =>
    admin.send("GET", `/api/admin/products?${new URLSearchParams(page).toString()}`)
  const whole = await list({ search })
  const ids = adminProductsSchema.parse(whole.body).map(({ id }) => id)
  expect([...ids].sort()).toEqual(made.map(({ id }) => id).sort())
  const pages = await Promise.all(["0", "1", "2", "3"].map((offset) => list({ search, offset, limit: "1" })))
  expect(pages.flatMap(({ body }) => adminProductsSchema.parse(body).map(({ id }) => id))).toEqual(ids)
  for (const { headers } of [whole, ...pages]) expect(headers.get(TOTAL_COUNT_HEADER)).toBe("3")
  const everything = await list({})
  expect(everything.headers.get(TOTAL_COUNT_HEADER)).toBe(
    String(adminProductsSchema.parse(everything.body).length),
  )
  expect((await list({ limit: "0" })).status).toBe(400)
})

it("a deleted product is in no list any more, and its SKU is free", async () => {
  const product = await makeProduct(admin)
  const path = `/api/admin/products/${product.id}`
  expect((await admin.write("DELETE", path)).status).toBe(200)
  await goneSoon(product.id)
  expect(await productsOf(admin, { search: product.sku })).toEqual([])
  expect((await admin.write("DELETE", path)).status).toBe(404)
  expect((await patch(product.id, "price", { price: 1 })).status).toBe(404)
  expect((await makeProduct(admin, { sku: product.sku })).sku).toBe(product.sku)
  expect((await changesOf(product.id))[0]).toMatchObject({ action: "deleted", label: product.name_fr })
})
