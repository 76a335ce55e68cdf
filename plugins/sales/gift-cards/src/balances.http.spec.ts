import { openPaymentPage, orderOf, ownProduct, shopperWith, stripe } from "@bon-perroquet/checkout/testing"
import { cartSchema, giftCardBalanceSchema } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import { issuedCard, moneyOn, shopDatabase, tryCard, useCard } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

describe("Store credit", () => {
  it("pays for orders of its customer only", async () => {
    const product = await ownProduct(5)
    const shop = await shopperWith(product, 1)
    const { user } = await shop.register()
    const { id: customer_id } = await database("customer")
      .where({ email: user.email, has_account: true })
      .first<{ id: string }>("id")
    const { body } = await shop.send("GET", `/api/cart/${shop.sessionId}`)
    expect(cartSchema.parse(body).balances?.store_credit_cents).toBeNull()
    const json = { customer_id, amount_cents: 700, reason: "Late", key: randomUUID() }
    const given = await administrator.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
    expect(given).toMatchObject({ status: 200, body: { balance_cents: 700 } })
    const again = await administrator.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
    expect(again.body).toMatchObject({ balance_cents: 700 })
    const own = await shop.send("GET", "/api/users/store-credit")
    expect(own.body).toMatchObject({ balance_cents: 700 })

    const applied = await shop.write("POST", `/api/cart/${shop.sessionId}/store-credit`)
    expect(cartSchema.parse(applied.body).balances).toMatchObject({
      applied: [{ kind: "store_credit", last4: null, used_cents: 700 }],
      store_credit_cents: null,
    })
    const page = await openPaymentPage(shop, HOME)
    await stripe().pay(page.sessionId)
    await orderOf(engine, page)
    expect((await shop.send("GET", "/api/users/store-credit")).body).toMatchObject({ balance_cents: 0 })
  })

  it("is in the customer's data", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const { id: customer_id } = await database("customer")
      .where({ email: user.email, has_account: true })
      .first<{ id: string }>("id")
    const json = { customer_id, amount_cents: 700, reason: "Late for Ada", key: randomUUID() }
    await administrator.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
    expect((await shop.send("GET", "/api/users/export")).body).toMatchObject({
      more: {
        store_credit: [{ kind: "issued", amount_cents: 700, currency: "eur", reason: "Late for Ada" }],
      },
    })
  })
})

describe("The code of a gift card", () => {
  it("cannot spend the same money in two carts", async () => {
    const card = await issuedCard(administrator, 1000)
    const product = await ownProduct(20)
    const shops = await Promise.all([1, 2].map(() => shopperWith(product, 1)))
    for (const shop of shops) await useCard(shop, card)
    const pages = await Promise.all(shops.map((shop) => openPaymentPage(shop, HOME)))
    const totals = await Promise.all(
      pages.map(async ({ sessionId }) => (await stripe().session(sessionId)).amount_total ?? 0),
    )
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
    const highest = Math.max(...totals)
    expect(totals.reduce((sum, total) => sum + highest - total, 0)).toBe(1000)
  })

  it("is still used after a guest signs in to an account that has a cart", async () => {
    const [card, product] = [await issuedCard(administrator, 500), await ownProduct(5)]
    const { user, password } = await (await shopperWith(product, 1)).register()
    const guest = await shopperWith(product, 1)
    await useCard(guest, card)
    await guest.login(user.email, password)
    const { body } = await guest.send("GET", `/api/cart/${guest.sessionId}`)
    const { items, balances } = cartSchema.parse(body)
    expect(items).toMatchObject([{ quantity: 2 }])
    expect(balances?.applied).toMatchObject([{ last4: card.last4, used_cents: 500 }])
  })

  it("gets one answer for a wrong, a blocked and an expired card", async () => {
    const [blocked, expired] = [await issuedCard(administrator, 500), await issuedCard(administrator, 500)]
    await database("balance_account").where({ id: blocked.id }).update({ state: "blocked" })
    await database("balance_account")
      .where({ id: expired.id })
      .update({ expires_at: new Date(0) })
    const shop = await shopperWith(await ownProduct(5), 1)
    const answers = await Promise.all(
      ["AAAA-AAAA-AAAA-AAAA", blocked.code, expired.code].map((code) => tryCard(shop, code)),
    )
    expect(answers.map(codeOf)).toEqual(Array(3).fill("gift_card_unknown"))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it("shows its balance, and is not stored", async () => {
    const card = await issuedCard(administrator, 1234)
    const { body } = await new ShopClient().write("POST", "/api/gift-cards/balance", {
      json: { code: card.code.toLowerCase().replaceAll("-", " ") },
    })
    expect(giftCardBalanceSchema.parse(body)).toEqual({
      last4: card.last4,
      balance_cents: 1234,
      currency: "eur",
      expires_at: null,
    })
    const row = await database("balance_account").where({ id: card.id }).first<object>()
    expect(JSON.stringify(row)).not.toContain(card.code.replaceAll("-", ""))
  })
})
