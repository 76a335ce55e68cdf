import { stripe } from "@bon-perroquet/checkout/testing"
import { alertsSchema } from "@bon-perroquet/contract"
import { setupSchema } from "@bon-perroquet/contract/setup"
import { Administrator } from "@bon-perroquet/orders/testing"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { begin, shopDatabase, today, type Owned } from "./testing"

let database: Knex
let administrator: Administrator

/** Waits until all processes use the account. `problem` is the one of the checklist. */
const untilUsed = (problem: "payment_test_key" | "payment_emulator") =>
  until(`${problem} in all processes`, async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => administrator.shop.send("GET", "/api/admin/setup")),
    )
    return answers.every(({ body }) =>
      setupSchema
        .parse(body)
        .steps.some(({ name, problem: found }) => name === "payment" && found === problem),
    )
  })

const disputesOf = async (number: string) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema
    .parse(body)
    .filter(({ kind, order_number }) => kind === "dispute_open" && order_number === number)
}

/** Buys with an open dispute. */
async function disputed(): Promise<string> {
  const shop = new ShopClient()
  await shop.addItem((await shop.product("amandes-decortiquees")).id, 1)
  const { session_id } = await shop.openCheckout(HOME)
  await stripe().pay(session_id)
  const number = await until("the order", async () => {
    const { payment_status, metadata } = await shop.paymentStatus(session_id)
    return payment_status === "paid" && metadata.order_number
  })
  await stripe().dispute(session_id)
  await until("the dispute", async () => (await disputesOf(number)).length > 0)
  return number
}

let owned: Owned
let other: Owned
let number: string
beforeAll(async () => {
  database = shopDatabase()
  administrator = await Administrator.signIn()
  owned = await begin(database)
  await owned.due(today())
  await owned.next("announced")
  other = await begin(database)
  number = await disputed()
  const { status } = await administrator.shop.write("PUT", "/api/admin/settings/payments", {
    json: { key: "sk_test_emulator_nuts" },
  })
  expect(status).toBe(200)
  await untilUsed("payment_test_key")
})
afterAll(async () => {
  await database("setting_version").where({ setting: "payment_account" }).delete()
  await untilUsed("payment_emulator")
  await database.destroy()
})

it("a card that a former Stripe account saved is not charged: the customer pays by a link, and the new card is charged from then on", async () => {
  expect((await owned.read()).card).toBeNull()
  await owned.dayComes()
  await owned.next("failed")
  expect(await owned.letter("did not go through")).toContain("/repeat-delivery?token=")
  expect((await owned.runs()).map(({ order_number }) => order_number)).toEqual([null])
  const json = { token: owned.token, origin_url: requireVariable("SHOP_URL") }
  const opened = await owned.shop.write("POST", "/api/repeat-deliveries/linked/payment", { json })
  await stripe().pay((opened.body as { session_id: string }).session_id, { card: "5555555555554444" })
  await owned.orders(1)
  await until("the new card", async () => (await owned.read()).card?.last4 === "4444")

  await owned.due(today())
  await owned.next("announced")
  await owned.dayComes()
  expect(await owned.orders(2)).toHaveLength(2)
})

it("a subscription that began with a former Stripe account can be ended, and its card counts as deleted", async () => {
  expect(await other.change({ action: "end" })).toMatchObject({ state: "ended" })
  await runJob("advance-repeat-deliveries")
  const row: unknown = await database("repeat_delivery").where({ id: other.id }).first("card_forgotten_at")
  expect(row).toEqual({ card_forgotten_at: expect.anything() })
})

it("a dispute of a former Stripe account is no alert, and its order can be handled", async () => {
  await runJob("scan-stripe-money")
  expect(await disputesOf(number)).toEqual([])
  expect(await administrator.order(number)).toMatchObject({ refunds: [] })
  await administrator.set(number, "cancelled")
  expect(await administrator.order(number)).toMatchObject({
    ...{ status: "cancelled", refundable_cents: 0, refunds: [{ state: "done" }] },
  })
})

it("a purchase with the new Stripe account succeeds while the former account's payments are unknown", async () => {
  expect(await buy(new ShopClient())).toMatch(/^[A-Z]+-/)
})
