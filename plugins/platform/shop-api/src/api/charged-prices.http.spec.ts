import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import type { AdminProduct } from "@medusajs/framework/types"
import { moneyOf, openPaymentPage, orderOf, stripe } from "@bon-perroquet/checkout/testing"
import {
  EngineClient,
  requireVariable,
  ownProduct,
  ShopClient,
  untilWithoutJobs,
} from "@bon-perroquet/testing"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})
afterAll(() => database.destroy())

type Own = Awaited<ReturnType<typeof ownProduct>>
const eur = (amount: number, more: Record<string, unknown> = {}) => ({
  currency_code: "eur",
  amount,
  ...more,
})

const setPrices = ({ id, variants: [variant] }: Own, prices: unknown[]) =>
  engine.post<{ product: AdminProduct }>(`/admin/products/${id}/variants/${variant?.id ?? ""}`, { prices })

async function priceList({ variants }: Own, prices: unknown[], about: Record<string, unknown> = {}) {
  const { price_list } = await engine.post<{ price_list: { id: string } }>("/admin/price-lists", {
    ...{ title: "Action", description: "Action", type: "sale", status: "active", ...about },
    prices: prices.map((price) => ({ ...(price as object), variant_id: variants[0]?.id })),
  })
  return price_list.id
}

const shown = (what: string, { id }: Own, isSo: (product: Shown) => boolean) =>
  untilWithoutJobs(what, async () => {
    const product = await new ShopClient().product(id)
    return isSo(product) && product
  })
type Shown = Awaited<ReturnType<ShopClient["product"]>>

async function bought(product: Own, quantity: number): Promise<number> {
  const shop = new ShopClient()
  await shop.addItem(product.id, quantity)
  const { items, totals } = await shop.cart()
  const page = await openPaymentPage(shop, { expected_total_cents: totals.total_cents })
  await stripe().pay(page.sessionId)
  const { captures, total } = moneyOf(await orderOf(engine, page))
  expect({ captures, total }).toEqual({ captures: [totals.total_cents], total: totals.total_cents })
  expect(items).toHaveLength(1)
  return items[0]?.line_total_cents ?? 0
}

it("a quantity price applies in catalogue, cart, payment and order", async () => {
  const product = await ownProduct({ price: 10, stock: 40 })
  await setPrices(product, [
    eur(10),
    eur(8.5, { min_quantity: 3 }),
    eur(8, { min_quantity: 6, max_quantity: 9 }),
    eur(12, { min_quantity: 2 }),
  ])
  const { price, tiers, variants } = await shown("the tiers", product, (now) => now.tiers.length > 0)
  expect(price).toBe(10)
  expect(tiers).toEqual([
    { from: 3, price: 8.5, price_per_kg: 17, price_per_litre: null },
    { from: 6, price: 8, price_per_kg: 16, price_per_litre: null },
    { from: 10, price: 8.5, price_per_kg: 17, price_per_litre: null },
  ])
  expect(variants[0]?.tiers).toEqual(tiers)
  const shop = new ShopClient()
  await shop.addItem(product.id, 2)
  expect((await shop.cart()).items[0]).toMatchObject({ unit_price: 10, price_per_kg: 20, tiers })
  expect((await shop.setQuantity(product.id, 3)).items[0]).toMatchObject({ line_total_cents: 2550 })
  const { items } = await shop.setQuantity(product.id, 6)
  expect(items[0]).toMatchObject({ unit_price: 8, line_total_cents: 4800, price_per_kg: 16 })
  expect(await bought(product, 10)).toBe(8500)

  // The dashboard saves the base price only. The quantity price must not change.
  const administrator = new ShopClient()
  await administrator.signInOwner()
  const json = { name_fr: product.name_fr, price: 9 }
  expect((await administrator.write("PUT", `/api/admin/products/${product.id}`, { json })).status).toBe(200)
  const changed = await shown("the new price", product, (now) => now.price === 9)
  expect(changed.tiers).toEqual(tiers)
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()

it("a sale price list starts and ends on time, and shows the lowest price of the thirty days before", async () => {
  const product = await ownProduct({ price: 14, stock: 20 })
  await setPrices(product, [eur(12)])
  await shown("the lower price", product, ({ price }) => price === 12)
  await setPrices(product, [eur(15)])
  await shown("the higher price", product, ({ price }) => price === 15)
  const list = await priceList(product, [eur(9.5), eur(9, { min_quantity: 3 })], {
    starts_at: inSeconds(3_600),
  })
  expect(await shown("the price before", product, () => true)).toMatchObject({
    ...{ price: 15, regular_price: null, lowest_price_30_days: null, tiers: [] },
  })
  await engine.post(`/admin/price-lists/${list}?fields=id`, { starts_at: inSeconds(1) })
  const reduced = await shown("the sale", product, ({ price }) => price === 9.5)
  expect(reduced).toMatchObject({ regular_price: 15, lowest_price_30_days: 12, price_per_kg: 19 })
  expect(reduced.tiers).toMatchObject([{ from: 3, price: 9 }])
  await engine.post(`/admin/price-lists/${list}?fields=id`, { ends_at: inSeconds(1) })
  const after = await shown("the end of the sale", product, ({ price }) => price === 15)
  expect(after).toMatchObject({ regular_price: null, lowest_price_30_days: null, tiers: [] })

  await engine.post(`/admin/price-lists/${list}?fields=id`, { ends_at: null })
  await shown("the sale again", product, ({ price }) => price === 9.5)
  expect(await bought(product, 4)).toBe(3600)
  const administrator = new ShopClient()
  await administrator.signInOwner()
  const { body } = await administrator.send("GET", `/api/admin/products?search=${product.sku}`)
  expect(body).toMatchObject([{ price: 15, variants: [{ price: 15, charged_price: 9.5 }] }])
})

it("an override price list replaces the price", async () => {
  const product = await ownProduct({ price: 10 })
  await priceList(product, [eur(11)], { type: "override" })
  const now = await shown("the other price", product, ({ price }) => price === 11)
  expect(now).toMatchObject({ regular_price: null, lowest_price_30_days: null })
  expect(await bought(product, 2)).toBe(2200)
})

it("a price with a condition is ignored for all visitors", async () => {
  const product = await ownProduct({ price: 10 })
  const { regions } = await engine.get<{ regions: { id: string }[] }>("/admin/regions")
  const [variant] = product.variants
  const [price] = await database("price")
    .join("product_variant_price_set as link", "link.price_set_id", "price.price_set_id")
    .where("link.variant_id", variant?.id)
    .select<Record<string, unknown>[]>("price.*")
  for (const [index, { id }] of regions.entries()) {
    const price_id = `${String(price?.["id"])}_${index}`
    const amount = { amount: 5, raw_amount: JSON.stringify({ value: "5", precision: 20 }) }
    await database("price").insert({ ...price, id: price_id, ...amount, rules_count: 1 })
    const rule = { id: `prule_${price_id}`, attribute: "region_id", operator: "eq", value: id, priority: 0 }
    await database("price_rule").insert({ ...rule, price_id })
  }
  expect(await bought(product, 2)).toBe(2000)
  // Unpublishes the product, because other tests compare the products for sale with Medusa's list.
  await engine.setPublished(product.id, false)
})
