import { ownProduct, stripe } from "@bon-perroquet/checkout/testing"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import type { RepeatRow } from "@bon-perroquet/contract"
import { EngineClient, orderIdNumbered, ShopClient, requireVariable, until } from "@bon-perroquet/testing"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { HOME } from "@bon-perroquet/testing/purchase"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { begin, inDays, repeatEvery, shopDatabase, today, type Owned } from "./testing"

let database: Knex
let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  database = shopDatabase()
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
})
afterAll(() => database.destroy())

async function due(about?: { stock?: number }): Promise<Owned> {
  const owned = await begin(database, about)
  await owned.due(today())
  await owned.next("announced")
  return owned
}

it("a subscription costs less, is paid with a saved card and starts with its order", async () => {
  const product = await ownProduct(20)
  const shop = new ShopClient()
  await shop.addItem(product.id, 2)
  expect(await repeatEvery(shop, product.id, 4)).toMatchObject({ repeats: [{ weeks: 4 }] })
  expect((await shop.cart()).totals.discount_cents).toBe(280)
  await repeatEvery(shop, product.id, null)
  expect((await shop.cart()).totals.discount_cents).toBe(0)
  const odd = await shop.write("PUT", `/api/cart/${shop.sessionId}/repeats`, {
    json: { product_id: product.id, weeks: 3 },
  })
  expect(codeOf(odd)).toBe("rhythm_not_offered")
  await repeatEvery(shop, product.id, 4)
  const transfer = await shop.write("POST", "/api/payments/checkout/session", {
    json: {
      ...{ ...HOME, payment_method: "bank_transfer", origin_url: requireVariable("SHOP_URL"), user_id: null },
      ...{ cart_session_id: shop.sessionId, customer_email: "a@example.org" },
    },
  })
  expect(codeOf(transfer)).toBe("payment_method_not_offered")
  const { session_id } = await shop.openCheckout(HOME)
  expect(await stripe().session(session_id)).toMatchObject({
    ...{ payment_method_types: ["card"], customer_creation: "always" },
    custom_text: { submit: { message: expect.stringContaining("débitée") as string } },
  })
})

it("a shop that was down for weeks announces one delivery, charges it once despite lost Stripe answers and continues from today", async () => {
  const owned = await begin(database)
  expect(await owned.read()).toMatchObject({
    ...{ state: "active", weeks: 2, card: { last4: "4242" }, lines: [{ quantity: 2 }] },
    next: { on: inDays(14), state: "planned" },
  })
  await owned.due(inDays(-60))
  const { next } = await owned.next("announced")
  expect(next).toMatchObject({ on: inDays(3) })
  expect(await owned.letter("Your delivery of")).toContain("2 × ")
  await stripe().fault({ method: "POST", pathEnd: "/confirm", cut: "after", times: 3 })
  await owned.dayComes()
  const [number = ""] = await owned.orders(1)
  const order = await administrator.order(number)
  expect(order).toMatchObject({ status: "paid", email: owned.email })
  expect(await owned.charged()).toEqual([next?.total_cents])
  expect(await owned.read()).toMatchObject({ next: { on: inDays(14), state: "planned" } })
  expect(await owned.runs()).toHaveLength(1)
  expect(await engine.stock(owned.product.sku)).toMatchObject({ stocked: 50, reserved: 4 })
  await until("the invoice", async () => (await administrator.order(number)).documents.length === 1)
})

it("a card that needs authentication leads to a payment page, whose card is charged from then on", async () => {
  const owned = await due()
  await stripe().keptCard(owned.intent, "authenticate")
  await owned.dayComes()
  await owned.next("failed")
  expect(await owned.letter("did not go through")).toContain("/repeat-delivery?token=")
  expect(await engine.stock(owned.product.sku)).toMatchObject({ reserved: 2 })
  const json = { token: owned.token, origin_url: requireVariable("SHOP_URL") }
  const opened = await owned.shop.write("POST", "/api/repeat-deliveries/linked/payment", { json })
  const { session_id } = opened.body as { session_id: string }
  await stripe().pay(session_id, { card: "5555555555554444" })
  await owned.orders(1)
  await until("the new card", async () => (await owned.read()).card?.last4 === "4444")
  expect(codeOf(await owned.shop.write("POST", "/api/repeat-deliveries/linked/payment", { json }))).toBe(
    "nothing_to_pay",
  )
})

it("three refused charges pause a subscription without further charges until the customer resumes it", async () => {
  const owned = await due()
  await stripe().keptCard(owned.intent, "insufficient_funds")
  for (const tries of [1, 2, 3]) {
    await owned.dayComes()
    await until(`refusal ${tries}`, async () => (await owned.runs())[0]?.tries === tries)
  }
  await until("the pause", async () => (await owned.read()).state === "paused")
  expect((await owned.subjects()).filter((subject) => subject.includes("did not go through"))).toHaveLength(2)
  await owned.letter("is paused")
  expect(await owned.charged()).toEqual([])
  expect(await owned.change({ action: "resume" })).toMatchObject({ state: "active", next: { on: inDays(3) } })
})

it("a delivery with missing goods waits, also after its cart was deleted, or is skipped, and a risen price is announced again", async () => {
  const owned = await begin(database, { stock: 3 })
  await owned.due(today())
  await owned.next("waiting")
  await owned.letter("waiting for an item")
  const carts = await database("repeat_delivery_run").where({ repeat_delivery_id: owned.id }).pluck("cart_id")
  await database("session_cart").whereIn("cart_id", carts).delete()
  await database("cart_promotion").whereIn("cart_id", carts).delete()
  await database("cart").whereIn("id", carts).delete()
  await stockedProduct(engine, owned.product.id, 8)
  await owned.dayComes()
  await owned.next("announced")
  await engine.setPrice(owned.product.id, 15)
  await owned.dayComes()
  const rise = await until("the rise", async () => {
    const { next } = await owned.read()
    const text = next?.state === "announced" && (await owned.letter("Your delivery of"))
    return text && text.includes("gone up") && text
  })
  expect(rise).toContain("instead of")
  await stockedProduct(engine, owned.product.id, 1)
  await owned.change({ when_missing: "skip" })
  await owned.dayComes()
  await owned.letter("skipped this time")
  expect((await owned.runs()).map(({ state }) => state)).toEqual(["skipped"])
  expect(await owned.charged()).toEqual([])
})

it("a chosen replacement is announced with its price and used only while goods are missing", async () => {
  // Its price is the closest one, so that it is in the limited list of alternatives.
  const other = await ownProduct(20, { price: 616.43 })
  const owned = await begin(database, { stock: 3, price: 614.43 })
  const [line] = (await owned.read()).lines
  const variant_id = line?.variant_id ?? ""
  const by_variant_id = line?.alternatives.find(({ product_id }) => product_id === other.id)?.variant_id
  await owned.due(today())
  await owned.next("waiting")
  expect(codeOf(await owned.try({ instead: { variant_id, by_variant_id: "variant_of_nothing" } }))).toBe(
    "product_not_found",
  )
  await owned.change({ instead: { variant_id, by_variant_id: by_variant_id ?? "" } })
  const { next, lines } = await owned.next("announced")
  expect(next?.replaced).toHaveLength(1)
  expect(lines).toMatchObject([{ variant_id, instead: { product_id: other.id, unit_cents: 61_643 } }])
  expect(await owned.letter("Your delivery of")).toMatch(/instead, for €1,109\.57 rather than €1,105\.97\./)
  await owned.dayComes()
  const [number = ""] = await owned.orders(1)
  const { items } = await administrator.order(number)
  expect(items).toMatchObject([{ product_id: other.id, quantity: 2 }])
  expect(await owned.charged()).toEqual([next?.total_cents])
  expect(await owned.read()).toMatchObject({ next: { replaced: [] }, lines: [{ variant_id, quantity: 2 }] })
})

it("a changed address applies from the next delivery on at its delivery price, with the full notice before the charge", async () => {
  const owned = await due()
  const before = await owned.read()
  const address = { street: "Rue du Bac", number: "9", postal_code: "59000", city: "Lille" }
  const delivery_method = await owned.homeDelivery("FR")
  const belgian = { ...address, postal_code: "1000" }
  const refused = await owned.try({ destination: { country: "FR", delivery_method, address: belgian } })
  expect(refused.status).toBe(400)
  expect(
    codeOf(await owned.try({ destination: { country: "FR", delivery_method: "so_none", address } })),
  ).toBe("delivery_not_available")
  const overseas = { ...address, postal_code: "97 110" }
  for (const [code, elsewhere] of [
    ["label_too_long", { ...address, note: "x".repeat(51) }],
    ["outside_delivery_area", overseas],
  ] as const)
    expect(
      codeOf(await owned.try({ destination: { country: "FR", delivery_method, address: elsewhere } })),
    ).toBe(code)
  const moved = await owned.change({ destination: { country: "FR", delivery_method, address } })
  expect(moved).toMatchObject({ country: "FR", address: "9 Rue du Bac, 59000 Lille", delivery_code: "home" })
  expect(moved.next).toMatchObject({ state: "announced", on: inDays(3) })
  expect(moved.next?.total_cents).toBeGreaterThan(before.next?.total_cents ?? 0)
  const announcements = (await owned.subjects()).filter((subject) => subject.startsWith("Your delivery of"))
  expect([announcements.length, await owned.charged()]).toEqual([2, []])
  await owned.dayComes()
  const [number = ""] = await owned.orders(1)
  expect(await administrator.order(number)).toMatchObject({
    shipping_address: { postal_code: "59000", country: "FR" },
  })
  expect(await owned.charged()).toEqual([moved.next?.total_cents])
  const { repeats } = await engine.get<{ repeats: RepeatRow[] }>(
    `/admin/repeat-deliveries/of-order/${await orderIdNumbered(number)}`,
  )
  expect(repeats).toMatchObject([{ id: owned.id, email: owned.email, state: "active" }])
  const listed = await engine.get<{ count: number }>(
    `/admin/repeat-deliveries?state=active&search=${owned.email}`,
  )
  expect(listed.count).toBe(1)
})

it("a subscription can be skipped, changed, paused and ended, and reading does not change it", async () => {
  const owned = await due()
  const announced = await owned.read()
  const dearer = await owned.change({
    quantity: { variant_id: announced.lines[0]?.variant_id ?? "", quantity: 3 },
  })
  expect(dearer.next).toMatchObject({ state: "announced" })
  expect(dearer.next?.total_cents).toBeGreaterThan(announced.next?.total_cents ?? 0)
  expect(await owned.change({ action: "skip" })).toMatchObject({ next: { state: "planned", on: inDays(14) } })
  expect(await owned.change({ weeks: 4 })).toMatchObject({ weeks: 4, next: { on: inDays(28) } })
  expect(codeOf(await owned.try({ weeks: 3 }))).toBe("rhythm_not_offered")
  expect(await owned.change({ action: "pause" })).toMatchObject({ state: "paused", next: null })
  expect(await owned.change({ action: "end" })).toMatchObject({ state: "ended", card: null })
  expect(codeOf(await owned.try({ action: "resume" }))).toBe("repeat_ended")
  await owned.letter("has ended")
  const forged = new ShopClient()
  const json = { token: `${owned.token}x`, action: "end" }
  expect(codeOf(await forged.write("POST", "/api/repeat-deliveries/linked", { json }))).toBe("link_expired")
  expect(await owned.charged()).toEqual([])
})
