import { orderByTransfer, subjectsOf } from "@bon-perroquet/bank-transfer/testing"
import { ownProduct, shopperWith } from "@bon-perroquet/checkout/testing"
import { Administrator, codeOf, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { EngineClient, until } from "@bon-perroquet/testing"
import { invoicedCents, issuedCard, moneyOn, shopDatabase, useCard } from "./testing"

const PRICE_CENTS = 1_400

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

/** Orders three units by bank transfer with a gift card that pays all but `rest` units. */
async function orderedWith({ rest, more_cents = 0 }: { rest: number; more_cents?: number }) {
  const shop = await shopperWith(await ownProduct(5), 3)
  const [method] = (await shop.delivery("BE")).methods
  const total = method?.totals.total_cents ?? 0
  const card = await issuedCard(administrator, total - rest * PRICE_CENTS + more_cents)
  await useCard(shop, card)
  const order = await orderByTransfer(shop)
  expect(order.total).toBe(rest * PRICE_CENTS - more_cents)
  const inEngine = await MedusaAdminOrder.numbered(engine, order.number)
  return { ...order, card, total, inEngine, line: (await inEngine.line()).id }
}

const paidOrder = (number: string) =>
  until(`${number} paid and invoiced`, async () => {
    const order = await administrator.order(number)
    return order.status === "paid" && order.documents.length > 0 && order
  })

describe("An order by bank transfer whose gift card covers it after an edit", () => {
  it("is paid, invoiced and confirmed if it is edited in Medusa Admin", async () => {
    const order = await orderedWith({ rest: 1 })
    expect(await administrator.order(order.number)).toMatchObject({ status: "pending", documents: [] })
    await order.inEngine.edit({ set: { id: order.line, quantity: 2 } })
    const left = order.total - PRICE_CENTS
    expect(await paidOrder(order.number)).toMatchObject({
      ...{ awaited: null, due_cents: 0, asks_refund_account: false },
      payment: { paid_cents: left, method: { kind: "gift_card" } },
    })
    expect(await invoicedCents(database, order.number)).toBe(left)
    await until("the confirmation", async () => (await subjectsOf(order)).length > 1)
    expect(await order.inEngine.pendingDifference()).toBeCloseTo(0)

    await administrator.set(order.number, "pending")
    await administrator.set(order.number, "paid")
    await administrator.set(order.number, "cancelled")
    expect(await moneyOn(database, order.card)).toEqual({ balance: left, reserved: 0 })
    await until("the credit note", async () => (await invoicedCents(database, order.number)) === 0)
    expect(codeOf(await administrator.trySetting(order.number, "pending"))).toBe("order_refunded")
  })

  it("returns to the card what it paid too much, if its articles are changed in the dashboard", async () => {
    const order = await orderedWith({ rest: 1, more_cents: 500 })
    const path = `/api/admin/orders/${order.number}/articles`
    const json = { lines: [{ id: order.line, quantity: 1 }], difference_cents: -2 * PRICE_CENTS }
    expect(codeOf(await administrator.shop.write("POST", path, { json }))).toBe("")
    const left = order.total - 2 * PRICE_CENTS
    const paid = await paidOrder(order.number)
    expect(paid.payment).toMatchObject({
      paid_cents: left + PRICE_CENTS + 500,
      refunded_cents: PRICE_CENTS + 500,
    })
    expect(paid.history.at(-1)).toMatchObject({ to: "paid", by: { email: expect.any(String) } })
    expect(await moneyOn(database, order.card)).toEqual({ balance: PRICE_CENTS + 500, reserved: 0 })
    expect(paid.documents).toHaveLength(1)
    expect(await invoicedCents(database, order.number)).toBe(left)

    await administrator.set(order.number, "cancelled")
    const balance = left + PRICE_CENTS + 500
    expect(await moneyOn(database, order.card)).toEqual({ balance, reserved: 0 })
    await until("the credit note", async () => (await invoicedCents(database, order.number)) === 0)
  })
})
