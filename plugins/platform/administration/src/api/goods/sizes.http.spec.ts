import type { AdminProduct, VariantInput } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator, makeProduct, productIn, productsOf, hideProducts } from "../../testing/administrator"

let admin: ShopClient
let engine: EngineClient

beforeAll(async () => {
  ;[admin, engine] = await Promise.all([administrator(), EngineClient.signIn()])
})
afterAll(hideProducts)

const SMALL = { label_fr: "250 g", price: 4.5, stock: 10 }
const LARGE = { label_fr: "Grand sac", label_nl: "Grote zak", price: 60, stock: 3, weight: 5000 }

const put = (product: AdminProduct, json: Record<string, unknown>) =>
  admin.write("PUT", `/api/admin/products/${product.id}`, {
    json: { name_fr: product.name_fr, price: product.price, ...json },
  })
const asInput = ({ variants }: AdminProduct): VariantInput[] =>
  variants.map(({ id, label_fr, price, weight }) => ({ id, label_fr, price, weight }))
const labels = ({ variants }: AdminProduct) => variants.map(({ label_fr }) => label_fr)
const changesOf = async (id: string) =>
  (await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${id}`)).body as {
    action: string
    label: string
    before: unknown
    after: unknown
  }[]

it("sizes are created with SKUs, priced, stocked, renamed and reordered separately", async () => {
  const created = await makeProduct(admin, { variants: [SMALL, LARGE] })
  const path = `/api/admin/products/${created.id}`
  expect(created).toMatchObject({ price: 4.5, unit_label: "€/250 g", stock: 10, weight: 250 })
  expect(created.variants).toMatchObject([
    { label_fr: "250 g", label_nl: "", sku: created.sku, stock: 10, held: 0, price_per_kg: 18 },
    { ...LARGE, sku: `${created.sku}-2`, price_per_kg: 12 },
  ])
  expect((await changesOf(created.id))[0]?.after).toMatchObject({
    sizes: [`250 g (${created.sku})`, `Grand sac (${created.sku}-2, 5000 g)`],
  })
  const [small, large] = asInput(created)
  const other = await ownProduct()
  const refusals: [unknown[], number, string][] = [
    [[small, { ...large, label_fr: "250 g" }], 400, "size_twice"],
    [
      [
        { ...small, label_fr: "Grand sac" },
        { ...large, label_fr: "250 g" },
      ],
      400,
      "size_twice",
    ],
    [[small, { label_fr: "Sachet", price: 3 }], 400, "weight_needed"],
    [[small, { label_fr: "1 kg", price: 3, sku: other.sku }], 409, "sku_in_use"],
    [[small, { ...LARGE, id: "variant_of_nobody" }], 404, "product_not_found"],
    [[], 400, "invalid_request"],
  ]
  for (const [variants, status, code] of refusals)
    expect(await put(created, { variants })).toMatchObject({ status, body: { code } })
  expect((await productsOf(admin, { search: created.name_fr }))[0]?.variants).toEqual(created.variants)

  await admin.write("PATCH", `${path}/price`, { json: { price: 58, variant_id: large?.id } })
  const emptied = await admin.write("PATCH", `${path}/stock`, { json: { stock: 0, variant_id: large?.id } })
  expect(productIn(emptied).variants).toMatchObject([
    { price: 4.5, stock: 10 },
    { price: 58, stock: 0 },
  ])
  const unknown = { json: { stock: 1, variant_id: "variant_of_nobody" } }
  expect((await admin.write("PATCH", `${path}/stock`, unknown)).status).toBe(404)
  const scarce = await productsOf(admin, { out_of_stock_only: "true", search: created.name_fr })
  expect(scarce.map(({ id }) => id)).toEqual([created.id])

  // A form without sizes changes the first size.
  const first = productIn(await put(created, { price: 5, unit_label: "€/200 g", stock: 8 }))
  expect(first.variants).toMatchObject([
    { label_fr: "200 g", price: 5, stock: 8, weight: 200, price_per_kg: 25 },
    { label_fr: "Grand sac", price: 58, stock: 0, weight: 5000, price_per_kg: 11.6 },
  ])
  const changed = productIn(
    await put(created, {
      variants: [
        { ...large, label_fr: "Sac de 5 kg", price: 55, stock: 4 },
        { ...small, label_fr: "300 g" },
      ],
    }),
  )
  expect(changed.variants).toMatchObject([
    { id: large?.id, label_fr: "Sac de 5 kg", price: 55, stock: 4, price_per_kg: 11 },
    { id: small?.id, label_fr: "300 g", price: 4.5, stock: 8, weight: 300 },
  ])
  expect(changed).toMatchObject({ price: 55, unit_label: "€/Sac de 5 kg" })
  const engines = await engine.get<{
    product: { variants: { title: string; options: { value: string }[] }[] }
  }>(`/admin/products/${created.id}`, { fields: "*variants,*variants.options" })
  for (const { title, options } of engines.product.variants) expect(options[0]?.value).toBe(title)
  const labelled = (await changesOf(created.id)).filter(({ label }) => label.includes("5 kg"))
  expect(labelled.map(({ action }) => action)).toEqual(expect.arrayContaining(["price", "stock"]))
})

it("a product with one size gets further sizes, and the first one keeps its SKU, price and stock", async () => {
  const one = await makeProduct(admin)
  const [only] = one.variants
  const first = { id: only?.id, label_fr: "500 g", price: one.price }
  const several = productIn(await put(one, { variants: [first, { ...LARGE, sku: `SAC-${one.sku}` }] }))
  expect(several.variants).toMatchObject([
    { id: only?.id, label_fr: "500 g", sku: one.sku, price: one.price, stock: one.stock, weight: 500 },
    {
      label_fr: "Grand sac",
      label_nl: "Grote zak",
      sku: `SAC-${one.sku}`,
      price: 60,
      stock: 3,
      weight: 5000,
    },
  ])
  expect((await productsOf(admin, { search: `SAC-${one.sku}` })).map(({ id }) => id)).toEqual([one.id])
})

it("an unsold size can be removed, a sold one cannot", async () => {
  const created = await makeProduct(admin, { variants: [SMALL, LARGE, { label_fr: "1 kg", price: 14 }] })
  await buy(new ShopClient(), {}, created.id)
  const [small, large, kilo] = asInput(created)
  const refused = await put(created, { variants: [large, kilo] })
  expect(refused).toMatchObject({ status: 409, body: { code: "size_sold" } })
  const left = productIn(await put(created, { variants: [small, kilo] }))
  expect(labels(left)).toEqual(["250 g", "1 kg"])
  const one = productIn(await put(left, { variants: [small] }))
  expect(one).toMatchObject({ unit_label: "€/250 g", price_per_kg: 18, weight: 250 })
  expect(one.variants).toHaveLength(1)
  expect(labels(productIn(await put(one, { variants: [small, LARGE] })))).toEqual(["250 g", "Grand sac"])
})
