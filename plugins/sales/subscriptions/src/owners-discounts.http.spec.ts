import { ownProduct } from "@bon-perroquet/checkout/testing"
import type { RepeatDelivery } from "@bon-perroquet/contract"
import { newCode, promotion, usedOf, type PromotionInput } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { begin, shopDatabase, today, type Owned } from "./testing"

let database: Knex
let engine: EngineClient
const running: string[] = []
beforeAll(async () => {
  database = shopDatabase()
  engine = await EngineClient.signIn()
})
afterEach(async () => {
  for (const id of running.splice(0)) await engine.post(`/admin/promotions/${id}`, { status: "inactive" })
})
afterAll(() => database.destroy())

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
  const { customer_group: group } = await engine.post<{ customer_group: { id: string } }>(
    "/admin/customer-groups",
    { name: newCode() },
  )
  await engine.post(`/admin/customer-groups/${group.id}/customers`, { add: [user.id] })
  const ofGroup = { attribute: "customer.groups.id", operator: "in", values: [group.id] }
  const owned = await beginWith(shop, { rules: [ofGroup] })
  const { next, last_total_cents, lines } = await announced(owned)
  expect(next?.total_cents).toBe(last_total_cents)
  const quantity = { variant_id: lines[0]?.variant_id ?? "", quantity: 2 }
  await isChargedOnItsDay(owned, await owned.change({ quantity }), 2)
})

it.each(["customer_id", "customer_email"])(
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
