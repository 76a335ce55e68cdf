import { ownProduct } from "@bon-perroquet/checkout/testing"
import type { RepeatDelivery } from "@bon-perroquet/contract"
import { newCode, promotion, usedOf, type PromotionInput } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { begin, shopDatabase, today, type Owned } from "./testing"

let database: Knex
let engine: EngineClient
const running: string[] = []
const lists: string[] = []
beforeAll(async () => {
  database = shopDatabase()
  engine = await EngineClient.signIn()
})
afterEach(async () => {
  for (const id of running.splice(0))
    await engine.post(`/admin/promotions/${id}?fields=id`, { status: "inactive" })
  for (const id of lists.splice(0)) await engine.delete(`/admin/price-lists/${id}`)
})
afterAll(() => database.destroy())

/** Creates a customer group with one customer. @returns its id */
async function groupOf(customer: string): Promise<string> {
  const { customer_group } = await engine.post<{ customer_group: { id: string } }>("/admin/customer-groups", {
    name: newCode(),
  })
  await engine.post(`/admin/customer-groups/${customer_group.id}/customers`, { add: [customer] })
  return customer_group.id
}

async function beginWith(
  shop: ShopClient,
  requested: Partial<PromotionInput>,
): Promise<Owned & { promotion: string }> {
  const product = await ownProduct(20)
  const { id } = await promotion(engine, {
    value: 5,
    is_automatic: true,
    products: [product.id],
    ...requested,
  })
  running.push(id)
  await shop.addItem(product.id, 1)
  await until("the discount", async () => (await shop.cart()).totals.discount_cents > 0)
  return Object.assign(await begin(database, { product, shop }), { promotion: id })
}

async function announced(owned: Owned): Promise<RepeatDelivery> {
  await owned.due(today())
  return owned.next("announced")
}

async function isChargedOnItsDay(owned: Owned, { next }: RepeatDelivery, announcements = 1): Promise<void> {
  await owned.dayComes()
  await owned.orders(1)
  expect(await owned.charged()).toEqual([next?.total_cents])
  const subjects = await owned.subjects()
  expect(subjects.filter((subject) => subject.includes("Your delivery of"))).toHaveLength(announcements)
}

it("a discount of the customer's group is announced, shown for changes and applied to the charge", async () => {
  const shop = new ShopClient({ language: "en" })
  const { user } = await shop.register()
  const ofGroup = { attribute: "customer.groups.id", operator: "in", values: [await groupOf(user.id)] }
  const owned = await beginWith(shop, { rules: [ofGroup] })
  const { next, last_total_cents, lines } = await announced(owned)
  expect(next?.total_cents).toBe(last_total_cents)
  const quantity = { variant_id: lines[0]?.variant_id ?? "", quantity: 2 }
  await isChargedOnItsDay(owned, await owned.change({ quantity }), 2)
})

it("a trade price is announced and charged for a subscription", async () => {
  const shop = new ShopClient({ language: "en" })
  const { user } = await shop.register()
  const group = await groupOf(user.id)
  const product = await ownProduct(20)
  await shop.addItem(product.id, 1)
  const owned = await begin(database, { product, shop })
  const { price_list } = await engine.post<{ price_list: { id: string } }>("/admin/price-lists", {
    ...{ title: "Trade", description: "Trade", type: "sale", status: "active" },
    rules: { "customer.groups.id": [group] },
    prices: [{ currency_code: "eur", amount: 1, variant_id: product.variants[0]?.id }],
  })
  lists.push(price_list.id)
  const readCents = async () => (await shop.cart()).items[0]?.line_total_cents
  await shop.addItem(product.id, 1)
  await until("the trade price", async () => (await readCents()) === 100)
  const repeat = await announced(owned)
  expect(repeat.next?.total_cents).toBeLessThan(repeat.last_total_cents)
  await isChargedOnItsDay(owned, repeat)
})

it.each(representatives(["customer_email", "customer_id"]))(
  "a guest's used-up promotion, counted by %s, is neither announced nor applied to the charge",
  async (attribute) => {
    const budget = { type: "use_by_attribute", attribute, limit: 1 }
    const owned = await beginWith(new ShopClient({ language: "en" }), { campaign: { budget } })
    await until("the use counted", async () => (await usedOf(engine, owned.promotion)).budget === 1)
    const repeat = await announced(owned)
    expect(repeat.next?.total_cents).toBeGreaterThan(repeat.last_total_cents)
    await isChargedOnItsDay(owned, repeat)
  },
)
