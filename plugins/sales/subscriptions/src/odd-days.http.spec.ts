import { ownProduct, stripe } from "@bon-perroquet/checkout/testing"
import { Administrator } from "@bon-perroquet/orders/testing"
import { formatCents } from "@bon-perroquet/contract/money"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { advance, begin, inDays, repeatEvery, shopDatabase, today } from "./testing"

let database: Knex
let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  database = shopDatabase()
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
})
afterAll(() => database.destroy())

it("several changes in one call are applied in sequence, and the card of an ended subscription is deleted later if Stripe was unavailable", async () => {
  const other = await ownProduct(20, { price: 716.43 })
  const owned = await begin(database, { price: 714.43 })
  const [line] = (await owned.read()).lines
  const variant_id = line?.variant_id ?? ""
  const instead = line?.alternatives.find(({ product_id }) => product_id === other.id)
  const changed = await owned.change({
    quantity: { variant_id, quantity: 3 },
    instead: { variant_id, by_variant_id: instead?.variant_id ?? "" },
  })
  expect(changed.lines).toMatchObject([{ variant_id, quantity: 3, instead: { product_id: other.id } }])
  expect(await owned.change({ weeks: 4, action: "skip" })).toMatchObject({
    ...{ weeks: 4, next: { on: inDays(56) } },
  })

  await stripe().fault({ method: "POST", pathEnd: "/detach", cut: "before", times: 3 })
  await owned.change({ action: "end" })
  const row = () =>
    database<{ id: string; card_forgotten_at: Date | null }>("repeat_delivery")
      .where({ id: owned.id })
      .first("card_forgotten_at")
  expect(await row()).toEqual({ card_forgotten_at: null })
  await runJob("begin-lost-repeat-deliveries")
  await until("the card's end", async () => (await row())?.card_forgotten_at !== null)
})

it("deleting an account also ends guest subscriptions of its verified address", async () => {
  const owned = await begin(database)
  const shop = new ShopClient()
  const { password } = await shop.register({ email: owned.email })
  const { token } = await linkTo(owned.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  const { body } = await shop.send("GET", "/api/users/export")
  expect(body).toMatchObject({ more: { repeat_deliveries: [{ weeks: 2, state: "active" }] } })
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  await until("the end", async () => (await owned.read()).state === "ended")
  expect(await owned.charged()).toEqual([])
})

it("an order with two intervals starts two subscriptions with an e-mail each, and the job creates a missing subscription", async () => {
  const [seeds, toy] = [await ownProduct(20), await ownProduct(20)]
  const shop = new ShopClient({ language: "en" })
  for (const { id } of [seeds, toy]) await shop.addItem(id, 1)
  await repeatEvery(shop, seeds.id, 4)
  await repeatEvery(shop, toy.id, 8)
  const customer_email = `two-${Date.now()}@example.org`
  const { session_id } = await shop.openCheckout({ ...HOME, customer_email, language: "en" })
  await stripe().pay(session_id)
  const repeats = () => database("repeat_delivery").where({ email: customer_email })
  const countMails = async () =>
    (await database("outbox_message").where({ to: customer_email })).filter(({ key }: { key: string }) =>
      key.endsWith(":begun"),
    ).length
  await until("both", async () => (await repeats()).length === 2 && (await countMails()) === 2)
  await repeats().where({ weeks: 8 }).delete()
  await runJob("begin-lost-repeat-deliveries")
  await until("the second", async () => (await repeats()).length === 2 && (await countMails()) === 3)
})

it("the code of a promotion that gave the subscription discount in an earlier version is rejected", async () => {
  const code = `REPEAT${Date.now()}`
  await engine.post("/admin/promotions", {
    ...{ code, type: "standard", status: "active", is_automatic: false },
    application_method: {
      ...{ type: "percentage", value: 50, currency_code: "eur", target_type: "items" },
      ...{ allocation: "each", max_quantity: 10 },
      target_rules: [{ attribute: "items.metadata.repeat_weeks", operator: "in", values: ["2", "4"] }],
    },
  })
  const product = await ownProduct(20)
  const shop = new ShopClient()
  await shop.addItem(product.id, 2)
  await repeatEvery(shop, product.id, 4)
  const typed = await shop.write("POST", `/api/cart/${shop.sessionId}/promotions`, { json: { code } })
  expect(typed.status).toBeGreaterThanOrEqual(400)
  expect((await shop.cart()).totals.discount_cents).toBe(280)
})

describe("A foreign business's subscription", () => {
  const business = { company: "Volière & Cie", vat_number: "FR40303265045" }
  const { vat_number } = business
  const viesAnswers = (answer: "away" | "valid") =>
    fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies`, {
      method: "POST",
      body: JSON.stringify({ vat_number, answer }),
    })
  async function viesIsAway(days: number): Promise<void> {
    await database("vat_number_check")
      .where({ vat_number })
      .update({ checked_at: database.raw("checked_at - make_interval(days => ?)", [days]) })
    await viesAnswers("away")
  }
  afterEach(() => viesAnswers("valid"))

  it("is not announced with VAT while VIES is unavailable, and is charged as announced without VAT if VIES is unavailable on the day", async () => {
    const address = { street: "Rue du Bac", number: "9", postal_code: "59000", city: "Lille" }
    const buyer = { country: "FR" as const, business, address }
    const owned = await begin(database, { product: await ownProduct(20), buyer })
    await viesIsAway(20)
    await owned.due(inDays(2))
    await until("a look at it", async () => (await owned.runs()).some(({ state }) => state === "planned"))
    await viesAnswers("valid")
    await database("vat_number_check")
      .where({ vat_number, standing: "unanswered" })
      .update({ checked_at: database.raw("checked_at - interval '2 minutes'") })
    await advance()
    const { next } = await owned.next("announced")
    const letter = await owned.letter("Your delivery of")
    await viesIsAway(3)
    await owned.dayComes()
    const [number = ""] = await owned.orders(1)
    const order = await administrator.order(number)
    expect(order.business).toMatchObject({ ...business, is_exempt: true })
    expect(await owned.charged()).toEqual([next?.total_cents])
    const { items_cents, discount_cents, delivery_cents } = order.totals
    expect(letter).toContain(formatCents(items_cents - discount_cents, "en"))
    expect(letter).toContain(formatCents(delivery_cents, "en"))
    expect(letter).toContain("without VAT")
    expect((await owned.subjects()).filter((subject) => subject.includes("Your delivery of"))).toHaveLength(1)
  })
})

it("a delivery whose method no longer serves the address waits, is e-mailed to the customer, and is announced again later", async () => {
  const owned = await begin(database)
  await owned.due(today())
  await owned.next("announced")
  const removedOption = { country: "BE", delivery_option_id: "so_gone", point: null, address: null }
  const moveTo = (destination: object | null) =>
    database("repeat_delivery")
      .where({ id: owned.id })
      .update({ destination: destination && JSON.stringify(destination) })
  await moveTo(removedOption)
  await owned.dayComes()
  expect(await owned.letter("We can’t deliver")).toContain("Choose another address")
  expect((await owned.subjects()).join()).not.toContain("did not go through")
  const [run] = await owned.runs()
  expect(run).toMatchObject({ state: "planned", tries: 0 })
  const toMerchant = { key: `merchant:blocked:${run?.id ?? ""}:undeliverable` }
  await until("the merchant's mail", async () => {
    const { rowCount } = await database.raw<{ rowCount: number }>(
      "SELECT 1 FROM outbox_message WHERE key = :key",
      toMerchant,
    )
    return rowCount === 1
  })
  await moveTo(null)
  await owned.dayComes()
  await owned.next("announced")
  expect(await owned.charged()).toEqual([])
})
