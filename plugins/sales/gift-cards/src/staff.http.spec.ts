import { openPaymentPage, orderOf, ownProduct, shopperWith, stripe } from "@bon-perroquet/checkout/testing"
import {
  adminBalanceDetailSchema,
  adminBalancesSchema,
  changesSchema,
  dayInBelgium,
  issuedGiftCardSchema,
  liabilitySchema,
  TOTAL_COUNT_HEADER,
  type Liability,
} from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import { expireCards } from "./ledger"
import { issuedCard, moneyOn, shopDatabase, tryCard, useCard } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const LIST = "/api/admin/gift-cards"
const send = (method: "POST" | "PUT", path: string, json: object) =>
  administrator.shop.write(method, `${LIST}/${path}`, { json })

const detailOf = async (id: string) =>
  adminBalanceDetailSchema.parse((await administrator.shop.send("GET", `${LIST}/${id}`)).body)

const changesOf = async (id: string) => {
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/changes?subject=gift_card&subject_id=${id}`,
  )
  return changesSchema.parse(body).map(({ action }) => action)
}

const topUp = (id: string, about: object = {}) =>
  send("POST", `${id}/top-ups`, { amount_cents: 300, reason: "Counter", key: randomUUID(), ...about })

const setState = (id: string, state: "active" | "blocked") =>
  send("PUT", `${id}/state`, { state, reason: "Lost" })

const replacementOf = async (id: string) =>
  issuedGiftCardSchema.parse((await send("POST", `${id}/replacement`, { reason: "Lost" })).body)

async function liability(): Promise<Liability> {
  const today = dayInBelgium(new Date())
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/accounting/balances?from=${today}&to=${today}`,
  )
  return liabilitySchema.parse(body)
}

describe("The list of balances", () => {
  it("finds a card by its last four characters, and store credit by e-mail address", async () => {
    const card = await issuedCard(administrator, 1500)
    const shop = await shopperWith(await ownProduct(1), 1)
    const { user } = await shop.register()
    const owner = await database("customer")
      .where({ email: user.email, has_account: true })
      .first<{ id: string }>("id")
    const json = { customer_id: owner.id, amount_cents: 700, reason: "Late", key: randomUUID() }
    await administrator.shop.write("POST", `${LIST}/store-credit`, { json })

    const byCode = await administrator.shop.send(
      "GET",
      `${LIST}?search=${card.last4.toLowerCase()}&rest=some`,
    )
    expect(adminBalancesSchema.parse(byCode.body).find(({ id }) => id === card.id)).toMatchObject({
      ...{ kind: "gift_card", state: "active", balance_cents: 1500, reserved_cents: 0, customer: null },
    })
    const byOwner = await administrator.shop.send(
      "GET",
      `${LIST}?kind=store_credit&search=${encodeURIComponent(user.email)}`,
    )
    expect(adminBalancesSchema.parse(byOwner.body)).toMatchObject([
      {
        kind: "store_credit",
        last4: null,
        balance_cents: 700,
        customer: { id: owner.id, email: user.email },
      },
    ])
    expect(byOwner.headers.get(TOTAL_COUNT_HEADER)).toBe("1")
    const none = await administrator.shop.send("GET", `${LIST}?rest=none&customer_id=${owner.id}`)
    expect(none.body).toEqual([])
  })
})

describe("A gift card", () => {
  it("is topped up once per key, with its reason in the history, but not topped up or used while it is blocked", async () => {
    const card = await issuedCard(administrator, 500)
    const key = randomUUID()
    expect((await topUp(card.id, { key })).body).toMatchObject({ balance_cents: 800 })
    expect((await topUp(card.id, { key })).body).toMatchObject({ balance_cents: 800 })
    const { entries } = await detailOf(card.id)
    expect(entries).toMatchObject([
      { kind: "topped_up", amount_cents: 300, balance_cents: 800, reason: "Counter" },
      { kind: "issued", amount_cents: 500, balance_cents: 500 },
    ])
    expect((await setState(card.id, "blocked")).body).toMatchObject({ state: "blocked" })
    expect(codeOf(await topUp(card.id))).toBe("gift_card_not_active")
    const shop = await shopperWith(await ownProduct(5), 1)
    expect(codeOf(await tryCard(shop, card.code))).toBe("gift_card_unknown")
    await setState(card.id, "active")
    expect((await tryCard(shop, card.code)).status).toBe(200)
    expect(await changesOf(card.id)).toEqual(["state", "state", "topped_up", "created"])
  })

  it("is replaced by a new code with the same balance, once, which pays what an open payment page has reserved", async () => {
    const card = await issuedCard(administrator, 900)
    const product = await ownProduct(5)
    const [shop, other] = [await shopperWith(product, 1), await shopperWith(product, 1)]
    await useCard(shop, card)
    const page = await openPaymentPage(shop, HOME)
    const replacement = await replacementOf(card.id)
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    expect(await moneyOn(database, replacement)).toEqual({ balance: 900, reserved: 900 })
    expect(await detailOf(card.id)).toMatchObject({ state: "replaced", replaced_by: replacement.id })
    expect(codeOf(await tryCard(other, card.code))).toBe("gift_card_unknown")
    const again = await send("POST", `${card.id}/replacement`, { reason: "Lost" })
    expect(codeOf(again)).toBe("gift_card_replaced")
    expect(codeOf(await setState(card.id, "active"))).toBe("gift_card_replaced")

    await stripe().pay(page.sessionId)
    await orderOf(engine, page)
    expect(await moneyOn(database, replacement)).toEqual({ balance: 0, reserved: 0 })
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    await topUp(replacement.id)
    expect((await tryCard(other, replacement.code)).status).toBe(200)
  })

  it("is written off after its last day", async () => {
    const card = await issuedCard(administrator, 400)
    await database("balance_account")
      .where({ id: card.id })
      .update({ expires_at: new Date(0) })
    await expireCards(database)
    await expireCards(database)
    expect(await detailOf(card.id)).toMatchObject({
      ...{ state: "expired", balance_cents: 0 },
      entries: [{ kind: "expired", amount_cents: -400 }, { kind: "issued" }],
    })
    expect(codeOf(await topUp(card.id))).toBe("gift_card_not_active")
  })
})

describe("The liability report", () => {
  it("equals the sum of all balances, and names the movements", async () => {
    const before = await liability()
    const card = await issuedCard(administrator, 1000)
    await topUp(card.id, { amount_cents: 250 })
    const shop = await shopperWith(await ownProduct(5), 1)
    await useCard(shop, card)
    const page = await openPaymentPage(shop, HOME)
    await stripe().pay(page.sessionId)
    await orderOf(engine, page)
    const after = await liability()
    const of = ({ kinds }: Liability) => kinds.find(({ kind }) => kind === "gift_card")?.movements
    const change = (kind: "issued" | "topped_up" | "redeemed") =>
      (of(after)?.[kind] ?? 0) - (of(before)?.[kind] ?? 0)
    expect(change("issued")).toBeGreaterThanOrEqual(1000)
    expect(change("topped_up")).toBeGreaterThanOrEqual(250)
    expect(change("redeemed")).toBeLessThanOrEqual(-1250)

    // One transaction, because other tests write entries at the same time.
    const [ledger] = (
      await database.raw<{ rows: { cents: number; balances: number }[] }>(
        `SELECT (SELECT sum(cents) FROM balance_entry)::float8 AS cents, sum(balance)::float8 AS balances FROM (
           SELECT account_id, sum(cents) AS balance FROM balance_entry GROUP BY account_id) account`,
      )
    ).rows
    expect(ledger?.cents).toBe(ledger?.balances)
    for (const { opening_cents, movements, closing_cents } of after.kinds)
      expect(Object.values(movements).reduce((sum, cents) => sum + cents, opening_cents)).toBe(closing_cents)
    expect(after.kinds.reduce((sum, each) => sum + each.closing_cents, 0)).toBe(after.closing_cents)
  })

  const csvOf = async (from: string, to: string) =>
    String(
      (await administrator.shop.send("GET", `/api/admin/accounting/balances.csv?from=${from}&to=${to}`)).body,
    )

  it("is a CSV file with the opening and the closing amount of each kind, and a line per day and movement", async () => {
    expect(await csvOf("2020-01-01", "2020-01-31")).toBe(
      "date,kind,movement,amount,balance\r\n" +
        "2020-01-01,gift_card,opening,,0.00\r\n" +
        "2020-01-31,gift_card,closing,,0.00\r\n" +
        "2020-01-01,store_credit,opening,,0.00\r\n" +
        "2020-01-31,store_credit,closing,,0.00\r\n",
    )
    const card = await issuedCard(administrator, 100)
    const amounts = async () =>
      new Map(
        (await csvOf("2020-03-31", "2020-04-01")).split("\r\n").map((line): [string, number] => {
          const [day, kind, movement, amount = ""] = line.split(",")
          return [`${day} ${kind} ${movement}`, Number(amount)]
        }),
      )
    const before = await amounts()
    const entry = (kind: string, cents: number, created_at: string) => ({
      id: `balent_${randomUUID()}`,
      account_id: card.id,
      ...{ kind, cents, key: randomUUID(), created_at },
    })
    // The second one is written on 1 April in Belgium.
    await database("balance_entry").insert([
      entry("topped_up", 700, "2020-03-31T21:30:00Z"),
      entry("expired", -200, "2020-03-31T22:30:00Z"),
    ])
    const after = await amounts()
    const change = (line: string) => (after.get(line) ?? 0) - (before.get(line) ?? 0)
    expect(change("2020-03-31 gift_card topped_up")).toBeCloseTo(7)
    expect(change("2020-04-01 gift_card expired")).toBeCloseTo(-2)
    expect(change("2020-03-31 gift_card expired")).toBeCloseTo(0)
  })
})
