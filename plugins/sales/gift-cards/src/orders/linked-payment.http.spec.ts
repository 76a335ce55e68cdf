import { moneyOf, orderOf, refundsAtStripe, stripe } from "@bon-perroquet/checkout/testing"
import type { PhoneOrder } from "@bon-perroquet/contract"
import { Administrator, codeOf, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { invoicedCents, issuedCard, moneyOn, shopDatabase } from "../testing"
import {
  callLink,
  linkedBalances,
  linkedOrder,
  linkPaid,
  openLink,
  tryOpeningLink,
  useCardForLink,
} from "../testing/linked-order"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})
afterEach(() => stripe().resumeWebhooks())

const placed = (about?: Partial<PhoneOrder>, shop?: ShopClient) => linkedOrder(administrator, about, shop)
const paid = (number: string, documents?: number) => linkPaid(administrator, number, documents)

/** Pays 10 euro by gift card and the rest by card. */
async function paidInPart() {
  const [card, order] = [await issuedCard(administrator, 1000), await placed()]
  await useCardForLink(order, card)
  const sessionId = await openLink(order, order.due - 1000)
  await stripe().pay(sessionId)
  await paid(order.number)
  return { card, order, sessionId }
}

describe("An order of a payment link that a gift card pays in part", () => {
  it("reserves the card while the payment page is open, and is refunded first to the other card", async () => {
    const [card, order] = [await issuedCard(administrator, 1000), await placed()]
    const { number, due, shop } = order
    expect(await linkedBalances(order)).toEqual({
      ...{ applied: [], store_credit_cents: null, due_cents: due, rest_cents: due },
    })
    expect(await useCardForLink(order, card)).toMatchObject({
      applied: [{ id: card.id, kind: "gift_card", last4: card.last4, used_cents: 1000 }],
      rest_cents: due - 1000,
    })
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })

    const sessionId = await openLink(order, due - 1000)
    expect((await stripe().session(sessionId)).amount_total).toBe(due - 1000)
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
    expect(await openLink(order, due - 1000)).toBe(sessionId)
    await stripe().pay(sessionId)

    const shown = await paid(number)
    expect(shown).toMatchObject({ status: "paid", payment: { paid_cents: due, method: { kind: "card" } } })
    const { captures } = moneyOf(await orderOf(engine, { orderNumber: number }))
    expect([...captures].sort((a, b) => a - b)).toEqual([1000, due - 1000].sort((a, b) => a - b))
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    expect(await shop.paymentStatus(sessionId)).toMatchObject({ amount_total: due, payment_status: "paid" })

    expect(await invoicedCents(database, number)).toBe(due)
    const [invoice] = shown.documents
    const ubl = await administrator.shop.send("GET", `/api/admin/documents/${invoice?.number}/ubl`)
    for (const named of [`${card.last4} 10.00 EUR`, `4242 ${((due - 1000) / 100).toFixed(2)} EUR`])
      expect(String(ubl.body)).toContain(named)
    expect(codeOf(await callLink(order, "balances"))).toBe("nothing_to_pay")

    const refund = { amount_cents: due - 1000 + 400, key: randomUUID() }
    expect(codeOf(await administrator.tryRefunding(number, refund))).toBe("")
    expect(await refundsAtStripe({ sessionId })).toEqual([due - 1000])
    expect(await moneyOn(database, card)).toEqual({ balance: 400, reserved: 0 })
    await paidBack(number, 3)
    expect(await invoicedCents(database, number)).toBe(600)
    await administrator.set(number, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    await paidBack(number, 4)
    expect(await invoicedCents(database, number)).toBe(0)
  })

  it("releases the card if the page expires, the customer removes the card or the order is cancelled", async () => {
    const [card, order] = [await issuedCard(administrator, 1000), await placed()]
    await useCardForLink(order, card)
    await stripe().expire(await openLink(order))
    await until("the release", async () => (await moneyOn(database, card)).reserved === 0)

    const page = await openLink(order)
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
    expect(await linkedBalances(order, "balances/removal", { balance_id: card.id })).toMatchObject({
      ...{ applied: [], rest_cents: order.due },
    })
    expect((await stripe().session(page)).status).toBe("expired")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    expect((await stripe().session(await openLink(order))).amount_total).toBe(order.due)

    await useCardForLink(order, card)
    await openLink(order)
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
    await administrator.set(order.number, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    expect(codeOf(await callLink(order, "gift-cards", { code: card.code }))).toBe("order_cancelled")
  })

  it("rejects an unknown code or link, and a rest that the customer did not see", async () => {
    const card = await issuedCard(administrator, 1000)
    const [order, other] = [await placed(), await placed()]
    expect(codeOf(await callLink(order, "gift-cards", { code: "AAAA-BBBB-CCCC-DDDD" }))).toBe(
      "gift_card_unknown",
    )
    const forged = { ...order, token: `${order.token.slice(0, -2)}aa` }
    expect(codeOf(await callLink(forged, "balances"))).toBe("link_expired")
    expect(codeOf(await callLink(forged, "gift-cards", { code: card.code }))).toBe("link_expired")

    const { rest_cents } = await useCardForLink(order, card)
    await useCardForLink(other, card)
    expect(codeOf(await tryOpeningLink(order, rest_cents + 1))).toBe("rest_changed")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    // The other order uses the card first.
    await openLink(other)
    expect(codeOf(await tryOpeningLink(order, rest_cents))).toBe("rest_changed")
    expect(await linkedBalances(order)).toMatchObject({ rest_cents: order.due, applied: [{ used_cents: 0 }] })
    expect((await stripe().session(await openLink(order, order.due))).amount_total).toBe(order.due)
  })

  it("refunds the payment and releases the card if the amount due changes before the payment arrives", async () => {
    const [card, order] = [await issuedCard(administrator, 1000), await placed()]
    await useCardForLink(order, card)
    const sessionId = await openLink(order)
    await stripe().pauseWebhooks()
    await stripe().pay(sessionId)
    const inEngine = await MedusaAdminOrder.numbered(engine, order.number)
    await inEngine.edit({ add: { variant_id: order.variant_id, quantity: 1 } })
    await stripe().resumeWebhooks()
    await until("the refund", async () => (await refundsAtStripe({ sessionId })).length > 0)
    expect(await refundsAtStripe({ sessionId })).toEqual([order.due - 1000])
    await until("the release", async () => (await moneyOn(database, card)).reserved === 0)
    expect((await moneyOn(database, card)).balance).toBe(1000)
    expect((await administrator.order(order.number)).due_cents).toBeGreaterThan(order.due)
  })
})

describe("An order of a payment link that a gift card pays completely", () => {
  it("needs no payment page, is invoiced, and is cancelled with a refund to the card", async () => {
    const [card, order] = [await issuedCard(administrator, 10_000), await placed()]
    expect((await useCardForLink(order, card)).rest_cents).toBe(0)
    const session = await openLink(order, 0)
    // The same request is repeated if its response was lost.
    expect(await openLink(order, 0)).toBe(session)
    const left = 10_000 - order.due
    await paid(order.number)
    expect(await order.shop.paymentStatus(session)).toMatchObject({
      ...{ payment_status: "paid", amount_total: order.due },
      metadata: { order_number: order.number },
    })
    expect(await moneyOn(database, card)).toEqual({ balance: left, reserved: 0 })
    expect(await administrator.order(order.number)).toMatchObject({
      status: "paid",
      payment: { paid_cents: order.due, method: { kind: "gift_card", last4: card.last4 } },
    })
    expect(await invoicedCents(database, order.number)).toBe(order.due)
    expect(codeOf(await tryOpeningLink({ ...order, shop: new ShopClient({ language: "en" }) }, 0))).toBe(
      "nothing_to_pay",
    )

    await administrator.set(order.number, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 10_000, reserved: 0 })
    await paidBack(order.number, 2)
    expect(await invoicedCents(database, order.number)).toBe(0)
  })

  it("pays goods that were added to a paid order", async () => {
    const { card, order } = await paidInPart()
    const inEngine = await MedusaAdminOrder.numbered(engine, order.number)
    await inEngine.edit({ add: { variant_id: order.variant_id, quantity: 1 } })
    const link = await administrator.shop.write("POST", `/api/admin/orders/${order.number}/payment-link`, {
      json: {},
    })
    expect(codeOf(link)).toBe("")
    const second = await issuedCard(administrator, 10_000)
    const { due_cents } = await useCardForLink(order, second)
    await openLink(order, 0)
    const changed = await paid(order.number, 2)
    expect(changed.payment.paid_cents).toBe(changed.totals.total_cents)
    expect(await invoicedCents(database, order.number)).toBe(changed.totals.total_cents)
    expect(await moneyOn(database, second)).toEqual({ balance: 10_000 - due_cents, reserved: 0 })
    await administrator.set(order.number, "cancelled")
    expect(await moneyOn(database, second)).toEqual({ balance: 10_000, reserved: 0 })
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
  })
})

async function customer(): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.register()
  return shop
}

async function giveCredit(customer_id: string): Promise<void> {
  const json = { customer_id, amount_cents: 700, reason: "Late", key: randomUUID() }
  const given = await administrator.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
  expect(codeOf(given)).toBe("")
}

describe("Store credit", () => {
  it("pays for an order of a payment link only if the order belongs to the signed-in customer", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const { id: customer_id } = await database("customer")
      .where({ email: user.email, has_account: true })
      .first<{ id: string }>("id")
    await giveCredit(customer_id)
    const order = await placed({ customer_id, customer_email: user.email }, shop)
    const guest = { ...order, shop: new ShopClient() }
    const other = { ...order, shop: await customer() }
    expect(await linkedBalances(order)).toMatchObject({ store_credit_cents: 700 })
    for (const stranger of [guest, other])
      expect(await linkedBalances(stranger)).toMatchObject({ store_credit_cents: null })
    expect(codeOf(await callLink(guest, "store-credit"))).toBe("not_signed_in")
    expect(codeOf(await callLink(other, "store-credit"))).toBe("order_not_found")
    const foreign = await placed({}, shop)
    expect(codeOf(await callLink(foreign, "store-credit"))).toBe("order_not_found")

    expect(await linkedBalances(order, "store-credit")).toMatchObject({
      applied: [{ kind: "store_credit", last4: null, used_cents: 700 }],
      ...{ store_credit_cents: null, rest_cents: order.due - 700 },
    })
    expect(await linkedBalances(guest)).toMatchObject({ applied: [], rest_cents: order.due })
    const mine = await openLink(order, order.due - 700)
    // Without sign-in, the page of the customer ends, and its store credit is released.
    const theirs = await openLink(guest)
    expect((await stripe().session(theirs)).amount_total).toBe(order.due)
    expect((await stripe().session(mine)).status).toBe("expired")

    await stripe().pay(await openLink(order, order.due - 700))
    expect(await paid(order.number)).toMatchObject({ payment: { paid_cents: order.due } })
    expect((await shop.send("GET", "/api/users/store-credit")).body).toMatchObject({ balance_cents: 0 })
  })
})

describe("A crash while the payment of a link is written", () => {
  it("redeems the gift card once, with the payment", async () => {
    const [card, order] = [await issuedCard(administrator, 1000), await placed()]
    await useCardForLink(order, card)
    const session = await openLink(order)
    await stripe().pauseWebhooks()
    const lock = await database.transaction()
    try {
      await lock.raw("LOCK TABLE balance_entry IN SHARE ROW EXCLUSIVE MODE")
      await stripe().pay(session)
      const pending = order.shop.send("GET", `/api/payments/checkout/status/${session}`).catch(() => null)
      const writer = await until("the redemption to be written", writesEntry)
      await database.raw("SELECT pg_terminate_backend(?)", [writer])
      await pending
      expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
      expect(moneyOf(await orderOf(engine, { orderNumber: order.number })).captures).toEqual([])
    } finally {
      await lock.rollback()
      await stripe().resumeWebhooks()
    }
    expect((await paid(order.number)).payment.paid_cents).toBe(order.due)
    expect(moneyOf(await orderOf(engine, { orderNumber: order.number })).captures).toHaveLength(2)
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
  })
})

const paidBack = (number: string, count: number) =>
  until(`${count} documents of ${number}`, async () => {
    const { documents } = await administrator.order(number)
    return documents.length >= count && documents
  })

async function writesEntry(): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: { pid: number }[] }>(
    `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%insert into balance_entry%'
       AND datname = current_database()`,
  )
  return rows[0]?.pid
}
