import {
  moneyOf,
  openPaymentPage,
  orderOf,
  ownProduct,
  refundsAtStripe,
  refusal,
  shopperWith,
  stripe,
} from "@bon-perroquet/checkout/testing"
import { approvedBuyer, ON_INVOICE } from "@bon-perroquet/invoice-payment/testing"
import { orderByTransfer, trySayingPaid } from "@bon-perroquet/bank-transfer/testing"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { deliveryPointsSchema, orderDeliverySchema } from "@bon-perroquet/contract"
import { EngineClient, until, type ShopClient } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import { invoicedCents, issuedCard, moneyOn, shopDatabase, useCard, type Card } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const documentsOf = (number: string, count: number) =>
  until(`${count} documents of ${number}`, async () => {
    const { documents } = await administrator.order(number)
    return documents.length >= count && documents
  })

describe("An order that a gift card pays in part", () => {
  it("reserves the card while the payment page is open, charges the rest by card, and is refunded to the card first, once per key", async () => {
    const card = await issuedCard(administrator, 1000)
    const shop = await shopperWith(await ownProduct(5), 1)
    const { applied, rest_cents } = await useCard(shop, card)
    expect(applied).toMatchObject([{ kind: "gift_card", last4: card.last4, used_cents: 1000 }])

    const page = await openPaymentPage(shop, { ...HOME, expected_rest_cents: rest_cents })
    expect((await stripe().session(page.sessionId)).amount_total).toBe(rest_cents)
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })

    await stripe().pay(page.sessionId)
    const order = await orderOf(engine, page)
    const { total, captures } = moneyOf(order)
    expect(total).toBe(rest_cents + 1000)
    expect([...captures].sort((a, b) => a - b)).toEqual([1000, rest_cents].sort((a, b) => a - b))
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    expect(order.payment_status).toBe("captured")

    const [invoice] = await documentsOf(page.orderNumber, 1)
    expect(await invoicedCents(database, page.orderNumber)).toBe(total)
    const ubl = await administrator.shop.send("GET", `/api/admin/documents/${invoice?.number}/ubl`)
    for (const named of [`${card.last4} 10.00 EUR`, `4242 ${(rest_cents / 100).toFixed(2)} EUR`])
      expect(String(ubl.body)).toContain(named)
    const shown = await administrator.order(page.orderNumber)
    expect(shown).toMatchObject({ status: "paid", payment: { paid_cents: total } })

    const all = { amount_cents: rest_cents + 400, key: randomUUID() }
    expect(codeOf(await administrator.tryRefunding(page.orderNumber, all))).toBe("")
    expect(codeOf(await administrator.tryRefunding(page.orderNumber, all))).toBe("")
    expect(await refundsAtStripe(page)).toEqual([rest_cents])
    expect(await moneyOn(database, card)).toEqual({ balance: 400, reserved: 0 })
    await documentsOf(page.orderNumber, 3)
    expect(await invoicedCents(database, page.orderNumber)).toBe(600)

    const more = { amount_cents: 601, key: randomUUID() }
    expect(codeOf(await administrator.tryRefunding(page.orderNumber, more))).toBe("refund_too_much")
    await administrator.set(page.orderNumber, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    await documentsOf(page.orderNumber, 4)
    expect(await invoicedCents(database, page.orderNumber)).toBe(0)
  })

  it("returns the card's balance if the payment page is cancelled, or if the reserved balance is gone, without an order", async () => {
    const card = await issuedCard(administrator, 500)
    const shop = await shopperWith(await ownProduct(5), 1)
    const { rest_cents } = await useCard(shop, card)
    const unseen = shop.openCheckout({ ...HOME, expected_rest_cents: rest_cents + 1 })
    expect(await refusal(unseen)).toMatchObject({ status: 409, error: { code: "rest_changed" } })
    expect(await moneyOn(database, card)).toEqual({ balance: 500, reserved: 0 })
    await openPaymentPage(shop, HOME)
    expect(await moneyOn(database, card)).toEqual({ balance: 500, reserved: 500 })
    await shop.addItem((await ownProduct(5)).id, 1)
    expect(await moneyOn(database, card)).toEqual({ balance: 500, reserved: 0 })

    const page = await openPaymentPage(shop, HOME)
    await database("balance_hold").where({ account_id: card.id }).delete()
    await stripe().pay(page.sessionId)
    await until("the refund", async () => (await refundsAtStripe(page)).length > 0)
    expect((await shop.paymentStatus(page.sessionId)).refunded).toBe(true)
    expect(await moneyOn(database, card)).toEqual({ balance: 500, reserved: 0 })
  })
})

describe("An order that a gift card pays completely", () => {
  it("needs no payment page, leaves the rest on the card, and is cancelled with a refund to the card", async () => {
    const card = await issuedCard(administrator, 10_000)
    const shop = await shopperWith(await ownProduct(5), 1)
    const { applied, rest_cents } = await useCard(shop, card)
    expect(rest_cents).toBe(0)
    const { session_id } = await shop.openCheckout(HOME)
    // The same request is repeated if its response was lost.
    expect(await shop.openCheckout(HOME)).toMatchObject({ session_id })
    const status = await shop.paymentStatus(session_id)
    expect(status.payment_status).toBe("paid")
    const orderNumber = status.metadata.order_number ?? ""
    const used = applied[0]?.used_cents ?? 0
    const order = await orderOf(engine, { orderNumber })
    expect(moneyOf(order)).toMatchObject({ total: used })
    expect(await moneyOn(database, card)).toEqual({ balance: 10_000 - used, reserved: 0 })
    await documentsOf(orderNumber, 1)
    expect(await invoicedCents(database, orderNumber)).toBe(used)

    await administrator.set(orderNumber, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 10_000, reserved: 0 })
    const documents = await documentsOf(orderNumber, 2)
    expect(documents.map(({ kind }) => kind).sort()).toEqual(["credit_note", "invoice"])
  })
})

describe("An order by bank transfer that a gift card pays in part", () => {
  const orderedWith = async (card: Card) => {
    const shop = await shopperWith(await ownProduct(5), 1)
    const { rest_cents } = await useCard(shop, card)
    return { ...(await orderByTransfer(shop)), rest_cents }
  }

  it("awaits the rest, and is invoiced when the transfer arrives", async () => {
    const card = await issuedCard(administrator, 1000)
    const order = await orderedWith(card)
    expect(order.total).toBe(order.rest_cents)
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })
    expect(await administrator.order(order.number)).toMatchObject({
      status: "pending",
      documents: [],
      payment: { paid_cents: 1000 },
    })
    const paid = await trySayingPaid(administrator, order.number, order.rest_cents)
    expect(codeOf(paid)).toBe("")
    await documentsOf(order.number, 1)
    const total = order.rest_cents + 1000
    expect(await invoicedCents(database, order.number)).toBe(total)
    const stored = await orderOf(engine, { orderNumber: order.number })
    expect(stored.payment_status).toBe("captured")
    expect(await administrator.order(order.number)).toMatchObject({
      status: "paid",
      payment: { paid_cents: total },
    })
  })

  it("needs an account for the transfer before anything is refunded, also if the card paid more", async () => {
    const card = await issuedCard(administrator, 1400)
    const { number, rest_cents, shop } = await orderedWith(card)
    expect(codeOf(await trySayingPaid(administrator, number, rest_cents))).toBe("")
    expect(codeOf(await administrator.trySetting(number, "cancelled"))).toBe("refund_account_required")
    expect(codeOf(await tryLocker(shop, number))).toBe("refund_account_required")
    expect(await administrator.order(number)).toMatchObject({
      ...{ status: "paid", asks_refund_account: true, payment: { refunded_cents: 0 }, delivery_changes: [] },
    })
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })

    await administrator.refund(number, { amount_cents: rest_cents, account: IBAN, key: randomUUID() })
    expect((await administrator.order(number)).asks_refund_account).toBe(false)
    await administrator.set(number, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 1400, reserved: 0 })
  })

  it("returns the balance without a document if it is cancelled unpaid", async () => {
    const card = await issuedCard(administrator, 1000)
    const order = await orderedWith(card)
    await administrator.set(order.number, "cancelled")
    expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 0 })
    expect(await administrator.order(order.number)).toMatchObject({ status: "cancelled", documents: [] })
  })
})

const IBAN = "BE71 0961 2345 6769"

/** Changes the delivery to a parcel locker, which is cheaper. */
async function tryLocker(shop: ShopClient, number: string) {
  const { delivery_version: version } = await administrator.order(number)
  const path = `/api/admin/orders/${number}/delivery`
  const offered = await administrator.shop.send("GET", `${path}?country=BE`)
  const locker = orderDeliverySchema.parse(offered.body).methods.find(({ code }) => code === "locker")
  expect(locker?.difference_cents).toBeLessThan(0)
  const places = await shop.send("GET", "/api/delivery/points?country=BE&kind=locker&postal_code=1000")
  const [point] = deliveryPointsSchema.parse(places.body)
  const json = {
    ...{ version, first_name: "Ada", last_name: "Peeters", country: "BE", delivery_point: point?.id },
    ...{ delivery_method: locker?.id, expected_difference_cents: locker?.difference_cents },
  }
  return administrator.shop.write("PUT", path, { json })
}

describe("An order on invoice that a gift card pays in part", () => {
  it("owes the rest, and so does its invoice", async () => {
    const card = await issuedCard(administrator, 1000)
    const { shop, email } = await approvedBuyer(administrator)
    await shop.addItem((await ownProduct(5)).id, 1)
    const { rest_cents } = await useCard(shop, card)
    const { session_id } = await shop.openCheckout({ ...ON_INVOICE, customer_email: email })
    const { metadata } = await shop.paymentStatus(session_id)
    const number = metadata.order_number ?? ""
    const [invoice] = await documentsOf(number, 1)
    expect((await administrator.order(number)).payment.method).toMatchObject({ kind: "account" })
    const ubl = await administrator.shop.send("GET", `/api/admin/documents/${invoice?.number}/ubl`)
    const rest = (rest_cents / 100).toFixed(2)
    expect(String(ubl.body)).toContain(`<cbc:PayableAmount currencyID="EUR">${rest}</cbc:PayableAmount>`)
    expect(String(ubl.body)).toContain("<cbc:DueDate>")
  })
})

describe("A crash while the order is written", () => {
  it("redeems the gift card once, with the order, and a refund of all goods names each of them once", async () => {
    const card = await issuedCard(administrator, 1000)
    const shop = await shopperWith(await ownProduct(5), 1)
    await useCard(shop, card)
    const page = await openPaymentPage(shop, HOME)
    await stripe().pauseWebhooks()
    const lock = await database.transaction()
    try {
      await lock.raw('LOCK TABLE "order" IN SHARE ROW EXCLUSIVE MODE')
      await stripe().pay(page.sessionId)
      const pending = shop.send("GET", `/api/payments/checkout/status/${page.sessionId}`).catch(() => null)
      const writer = await until("the order to be written", writesOrder)
      await database.raw("SELECT pg_terminate_backend(?)", [writer])
      await pending
      expect(await moneyOn(database, card)).toEqual({ balance: 1000, reserved: 1000 })
    } finally {
      await lock.rollback()
      await stripe().resumeWebhooks()
    }
    const { captures, total = 0 } = moneyOf(await orderOf(engine, page))
    expect(captures.reduce((sum, cents) => sum + cents, 0)).toBe(total)
    expect(captures).toHaveLength(2)
    expect(await moneyOn(database, card)).toEqual({ balance: 0, reserved: 0 })

    await documentsOf(page.orderNumber, 1)
    const { refunds } = await administrator.refund(page.orderNumber, { key: randomUUID() })
    expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([total - 1000, 1000])
    expect(refunds.flatMap(({ parts }) => parts?.items ?? [])).toHaveLength(1)
    await documentsOf(page.orderNumber, 3)
    expect(await invoicedCents(database, page.orderNumber)).toBe(0)
  })
})

async function writesOrder(): Promise<number | undefined> {
  const { rows } = await database.raw<{ rows: { pid: number }[] }>(
    `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%insert into "order"%'`,
  )
  return rows[0]?.pid
}
