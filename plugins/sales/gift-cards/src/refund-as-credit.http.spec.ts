import {
  moneyOf,
  openPaymentPage,
  orderOf,
  ownProduct,
  refundsAtStripe,
  shopperWith,
  stripe,
} from "@bon-perroquet/checkout/testing"
import { cashSchema, dayInBelgium, ownStoreCreditSchema } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, until, type ShopClient } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import { invoicedCents, shopDatabase } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const creditOf = async (shop: ShopClient) =>
  ownStoreCreditSchema.parse((await shop.send("GET", "/api/users/store-credit")).body)

/** Buys one product by card. @param hasAccount whether the customer is signed in */
async function bought(hasAccount = true) {
  const shop = await shopperWith(await ownProduct(5), 1)
  if (hasAccount) await shop.register()
  const page = await openPaymentPage(shop, HOME)
  await stripe().pay(page.sessionId)
  const { total = 0 } = moneyOf(await orderOf(engine, page))
  return { shop, page, number: page.orderNumber, total }
}

/** Returns the cash that left as store credit today, in cents. */
async function cashOut(method: "card" | "store_credit"): Promise<number> {
  const day = dayInBelgium(new Date())
  const { body } = await administrator.shop.send("GET", `/api/admin/accounting/cash?from=${day}&to=${day}`)
  return cashSchema.parse(body).days.find((each) => each.method === method)?.out_cents ?? 0
}

describe("A refund as store credit", () => {
  it("credits the account once, has a credit note, and returns nothing to the card", async () => {
    const { shop, page, number, total } = await bought()
    expect((await administrator.order(number)).offers_store_credit).toBe(true)
    const before = await cashOut("store_credit")
    const part = { amount_cents: 300, as_store_credit: true, key: randomUUID() }
    const { refunds } = await administrator.refund(number, part)
    expect(refunds).toMatchObject([{ amount_cents: 300, as_store_credit: true, state: "done" }])
    expect(codeOf(await administrator.tryRefunding(number, part))).toBe("")
    const money = { ...part, as_store_credit: false }
    expect(codeOf(await administrator.tryRefunding(number, money))).toBe("refund_key_reused")

    expect(await creditOf(shop)).toMatchObject({
      balance_cents: 300,
      entries: [{ kind: "credited", amount_cents: 300, order_number: number }],
    })
    expect(await refundsAtStripe(page)).toEqual([])
    expect((await cashOut("store_credit")) - before).toBeGreaterThanOrEqual(300)
    expect((await administrator.order(number)).payment).toMatchObject({ refunded_cents: 300 })
    await until("the credit note", async () => (await invoicedCents(database, number)) === total - 300)

    // Only the rest is left for a refund of money.
    const tooMuch = await administrator.tryRefunding(number, { amount_cents: total, key: randomUUID() })
    expect(codeOf(tooMuch)).toBe("refund_too_much")
    await administrator.set(number, "cancelled")
    expect(await refundsAtStripe(page)).toEqual([total - 300])
    expect(await creditOf(shop)).toMatchObject({ balance_cents: 300 })
  })

  it("is not possible for a guest", async () => {
    const { number } = await bought(false)
    expect((await administrator.order(number)).offers_store_credit).toBe(false)
    const refused = await administrator.tryRefunding(number, { as_store_credit: true, key: randomUUID() })
    expect(codeOf(refused)).toBe("store_credit_unavailable")
  })
})
