import { adminProductsSchema, TOTAL_COUNT_HEADER, type AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, type ShopClient } from "@bon-perroquet/testing"
import {
  administrator,
  createProduct,
  productIn,
  productsOf,
  sampleProduct,
  hideProducts,
} from "../../testing/administrator"
import { changesOf, goneSoon, inShop, putProduct, showsSoon } from "../../testing/changed-product"

let admin: ShopClient
let engine: EngineClient
beforeAll(async () => {
  admin = await administrator()
  engine = await EngineClient.signIn()
})
afterAll(hideProducts)

const patch = (id: string, what: string, json: unknown) =>
  admin.write("PATCH", `/api/admin/products/${id}/${what}`, { json })
const put = (product: AdminProduct, json: Record<string, unknown>) => putProduct(admin, product, json)

it("a created product shows in the shop in three languages with all its fields", async () => {
  const [category] = await admin.categories()
  const { information, ...input } = sampleProduct({ category_id: category?.id, is_promotion: true })
  const json = { ...input, information }
  const created = productIn(await admin.write("POST", "/api/admin/products", { json }))
  const { sku, handle } = created
  expect(sku).toMatch(/^NOIX-D-ESSAI-/)
  await showsSoon(created.id, {
    ...input,
    images: undefined,
    variants: undefined,
    category_id: input.category_id,
  }).catch(() => undefined)
  expect(await inShop(created.id)).toMatchObject({
    ...input,
    sku,
    handle,
    vat_rate: 6,
    is_out_of_stock: false,
  })
  expect(created).toMatchObject({ held: 0, untranslated: [], active: true })
  const [change] = await changesOf(admin, created.id)
  expect(change).toMatchObject({
    action: "created",
    label: input.name_fr,
    before: null,
    after: { price: 7.35 },
  })
  const stored = await engine.product(created.id)
  expect(stored).toMatchObject({ title: input.name_fr, status: "published" })
})

it("a product can be created without optional fields", async () => {
  const { name_fr, name_nl, name_en, description_fr, description_nl } = sampleProduct()
  const json = { name_fr, name_nl, name_en, description_fr, description_nl, price: 3, images: [] }
  const created = productIn(await admin.write("POST", "/api/admin/products", { json }))
  expect(created).toMatchObject({
    ...{ unit_label: "€/kg", stock: 100, vat_rate: 21, untranslated: ["en"], active: false },
  })
})

it("a product's unit label gives a price per kilogram or litre", async () => {
  const { name_fr, name_nl, name_en, description_fr, description_nl, price, information } = sampleProduct()
  const make = async (unit_label: string) => {
    const json = { name_fr, name_nl, name_en, description_fr, description_nl, price, unit_label, information }
    return productIn(await admin.write("POST", "/api/admin/products", { json }))
  }
  expect(await make("€/2x250 g")).toMatchObject({ weight: 500, price_per_kg: 14.7, price_per_litre: null })
  const bottle = await make("€/75 cl")
  expect(bottle).toMatchObject({ weight: null, price_per_kg: null, price_per_litre: 9.8 })
  expect(productIn(await put(bottle, { unit_label: "€/1,5 kg" }))).toMatchObject({
    weight: 1500,
    price_per_kg: 4.9,
  })
  await showsSoon(bottle.id, { weight: 1500, price_per_kg: 4.9 })
})

it("the product list is in the requested order", async () => {
  const mark = `Tri ${Date.now()}`
  const [b, c, a] = [
    await ownProduct({ name_fr: `${mark} b`, stock: 3 }),
    await ownProduct({ name_fr: `${mark} C`, stock: 1 }),
    await ownProduct({ name_fr: `${mark} a`, stock: 2 }),
  ]
  const inOrder = async (query: Record<string, string>) =>
    (await productsOf(admin, { search: mark, ...query })).map(({ id }) => id)
  expect(await inOrder({})).toEqual([a.id, c.id, b.id])
  expect(await inOrder({ sort: "name" })).toEqual([a.id, b.id, c.id])
  expect(await inOrder({ sort: "stock" })).toEqual([c.id, a.id, b.id])
  expect(await inOrder({ sort: "stock", limit: "1", offset: "1" })).toEqual([a.id])
  expect((await admin.send("GET", "/api/admin/products?sort=price")).status).toBe(400)
})

it("a product that needs a price per kilogram cannot be published without one", async () => {
  const json = sampleProduct({ unit_label: "€/sachet", weight: null })
  const answer = await admin.write("POST", "/api/admin/products", { json })
  expect(answer).toMatchObject({ status: 400, body: { code: "weight_needed" } })
  const draft = await createProduct(admin, { unit_label: "€/sachet", weight: null, active: false })
  expect(await put(draft, { active: true })).toMatchObject({ status: 400, body: { code: "weight_needed" } })
  const weighed = productIn(await put(draft, { active: true, weight: 300 }))
  expect(weighed).toMatchObject({ active: true, weight: 300, price_per_kg: 24.5 })
})

it("the merchant chooses featured products, and a product is perishable by its category or its field", async () => {
  const [category] = await admin.categories()
  const product = await createProduct(admin, { category_id: category?.id ?? null })
  expect(product).toMatchObject({ is_featured: false, perishable: null, is_perishable: true })
  const changed = productIn(await put(product, { is_featured: true, perishable: false }))
  expect(changed).toMatchObject({ is_featured: true, perishable: false, is_perishable: false })
  await showsSoon(product.id, { is_featured: true, is_perishable: false })
  const first = (await admin.products()).filter(({ is_out_of_stock }) => !is_out_of_stock)
  expect(first.findLastIndex(({ is_featured }) => is_featured)).toBe(
    first.filter(({ is_featured }) => is_featured).length - 1,
  )
  const alone = productIn(await put(product, { is_featured: false, perishable: null, category_id: null }))
  expect(alone).toMatchObject({ perishable: null, is_perishable: false })
})

it("two products with the same name get different handles and SKUs, even concurrently", async () => {
  const same = sampleProduct()
  const answers = await Promise.all(
    [1, 2].map(() => admin.write("POST", "/api/admin/products", { json: same })),
  )
  const products = answers.map(productIn)
  expect(new Set(products.map(({ handle }) => handle)).size).toBe(2)
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(2)
})

it("a product with a used SKU is rejected and leaves no data", async () => {
  const { sku } = await ownProduct()
  const input = sampleProduct({ sku })
  const answer = await admin.write("POST", "/api/admin/products", { json: input })
  expect(answer).toMatchObject({ status: 409, body: { code: "sku_in_use" } })
  expect(await productsOf(admin, { search: input.name_fr })).toEqual([])
  const other = await ownProduct()
  expect(await put(other, { sku })).toMatchObject({ status: 409, body: { code: "sku_in_use" } })
})

it("a change updates the given fields only, in the shop and in the log, and can hide the product", async () => {
  const product = await createProduct(admin)
  const name_nl = `${product.name_nl} (nieuw)`
  const images = ["/static/products/noix-en-coque-960.webp", ...product.images]
  const changed = productIn(
    await put(product, { name_nl, images, vat_rate: 21, unit_label: "€/pièce", weight: null }),
  )
  expect(changed).toMatchObject({
    ...product,
    ...{ name_nl, images, vat_rate: 21, unit_label: "€/pièce", weight: null },
    price_per_kg: null,
    variants: changed.variants,
    updated_at: changed.updated_at,
    version: changed.version,
  })
  await showsSoon(product.id, { name_nl, name_en: product.name_en, vat_rate: 21, weight: null })
  const [change] = await changesOf(admin, product.id)
  expect(change?.before).toEqual({
    name_nl: product.name_nl,
    unit_label: "€/500 g",
    weight: 500,
    vat_rate: 6,
    images: product.images,
  })
  expect(change?.after).toEqual({ name_nl, unit_label: "€/pièce", weight: null, vat_rate: 21, images })
  const turned = productIn(await put(product, { images: [...images].reverse() }))
  expect(turned.images).toEqual([...images].reverse())
  expect(productIn(await put(product, { images: [] })).images).toEqual([])

  // An inactive product is visible to administrators only.
  productIn(await put(product, { active: false }))
  await goneSoon(product.id)
  expect(await productsOf(admin, { search: product.sku })).toMatchObject([{ id: product.id, active: false }])
  productIn(await put(product, { active: true }))
  await showsSoon(product.id, { id: product.id })
})

it("price, stock and promotion change separately, with the old values in the log", async () => {
  const { id } = await ownProduct()
  expect(productIn(await patch(id, "price", { price: 8.05 })).price).toBe(8.05)
  expect(productIn(await patch(id, "stock", { stock: 0 }))).toMatchObject({ stock: 0, is_out_of_stock: true })
  expect(productIn(await patch(id, "promotion", { is_promotion: true })).is_promotion).toBe(true)
  await showsSoon(id, { price: 8.05, stock: 0, is_promotion: true })
  const stored = await engine.product(id)
  expect(stored.variants?.[0]?.prices?.[0]?.amount).toBe(8.05)
  expect((await changesOf(admin, id)).slice(0, 3).reverse()).toMatchObject([
    { action: "price", before: { price: 7.35 }, after: { price: 8.05 } },
    { action: "stock", before: { stock: 12 }, after: { stock: 0 } },
    { action: "promotion", before: { is_promotion: false }, after: { is_promotion: true } },
  ])
  await patch(id, "price", { price: 8.05 })
  expect(await changesOf(admin, id)).toHaveLength(3)
})

it("the first price of a product from Medusa Admin is in the log and in the shop", async () => {
  const { product } = await engine.post<{ product: { id: string } }>("/admin/products", {
    title: `Sans prix ${Date.now()}`,
    status: "draft",
    options: [{ title: "Format", values: ["1 kg"] }],
    variants: [{ title: "1 kg", options: { Format: "1 kg" }, manage_inventory: false, prices: [] }],
  })
  const priced = productIn(await patch(product.id, "price", { price: 4.2 }))
  expect(priced.price).toBe(4.2)
  expect(productIn(await patch(product.id, "price", { price: 4.5 })).price).toBe(4.5)
  const [second, first] = await changesOf(admin, product.id)
  expect(first).toMatchObject({ action: "price", before: { price: 0 }, after: { price: 4.2 } })
  expect(second).toMatchObject({ action: "price", before: { price: 4.2 }, after: { price: 4.5 } })
  const { product: stored } = await engine.get<{ product: { variants: { prices: { amount: number }[] }[] } }>(
    `/admin/products/${product.id}`,
    { fields: "variants.prices.amount" },
  )
  expect(stored.variants[0]?.prices.map(({ amount }) => amount)).toEqual([4.5])
})

it("the product list filters by name in any language, SKU, category and stock", async () => {
  const [category] = await admin.categories()
  const product = await createProduct(admin, { category_id: category?.id, stock: 0 })
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

it("the product list is complete, or a page with the total number", async () => {
  const lot = `lot${Date.now()}`
  const description_fr = `Crème d’œufs, ${lot}`
  const search = `CREME oeufs ${lot}`
  const created = await Promise.all([1, 2].map(() => createProduct(admin, { description_fr })))
  const list = (page: Record<string, string>) =>
    admin.send("GET", `/api/admin/products?${new URLSearchParams(page).toString()}`)
  const whole = await list({ search })
  const ids = adminProductsSchema.parse(whole.body).map(({ id }) => id)
  expect([...ids].sort()).toEqual(created.map(({ id }) => id).sort())
  const pages = await Promise.all(["0", "1", "2"].map((offset) => list({ search, offset, limit: "1" })))
  expect(pages.flatMap(({ body }) => adminProductsSchema.parse(body).map(({ id }) => id))).toEqual(ids)
  for (const { headers } of [whole, ...pages]) expect(headers.get(TOTAL_COUNT_HEADER)).toBe("2")
  const everything = await list({})
  expect(everything.headers.get(TOTAL_COUNT_HEADER)).toBe(
    String(adminProductsSchema.parse(everything.body).length),
  )
  expect((await list({ limit: "0" })).status).toBe(400)
})

it("a deleted product is in no list, and its SKU is free", async () => {
  const product = await ownProduct()
  const path = `/api/admin/products/${product.id}`
  expect((await admin.write("DELETE", path)).status).toBe(200)
  await goneSoon(product.id)
  expect(await productsOf(admin, { search: product.sku })).toEqual([])
  expect((await admin.write("DELETE", path)).status).toBe(404)
  expect((await patch(product.id, "price", { price: 1 })).status).toBe(404)
  expect((await createProduct(admin, { sku: product.sku })).sku).toBe(product.sku)
  expect((await changesOf(admin, product.id))[0]).toMatchObject({ action: "deleted", label: product.name_fr })
})

it("a copy of a product is inactive with new numbers and handles, and leaves the original unchanged", async () => {
  const size = { label_fr: "Sac", price: 5, weight: 500, stock: 3 }
  const original = await createProduct(admin, {
    low_stock_threshold: 9,
    variants: [
      { ...size, label_fr: "Petit sac" },
      { ...size, label_fr: "Grand sac", price: 9 },
    ],
  })
  const copy = productIn(await admin.write("POST", `/api/admin/products/${original.id}/copies`))
  const { name_fr, description_en, category_id, images, vat_rate } = original
  expect(copy).toMatchObject({ name_fr: `${name_fr} (2)`, description_en, category_id, images, vat_rate })
  expect(copy).toMatchObject({ active: false, stock: 0, low_stock_threshold: 9 })
  expect(copy.variants.map(({ label_fr, price }) => [label_fr, price])).toEqual([
    ["Petit sac", 5],
    ["Grand sac", 9],
  ])
  const own = ({ id, handle_fr, variants }: AdminProduct) => [
    id,
    handle_fr,
    ...variants.map(({ sku }) => sku),
  ]
  expect(own(copy).filter((each) => own(original).includes(each))).toEqual([])
  const both = await productsOf(admin, { search: original.sku })
  expect(both.find(({ id }) => id === original.id)?.version).toBe(original.version)
})
