import type { OrderStatus } from "@bon-perroquet/contract"
import { EngineClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { repetitions, representatives } from "@bon-perroquet/testing/campaign"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { engineFacts } from "../testing/engine-facts"
import { stockStateSince, openSale, plentyOf, refundsOf, sell, stripe, sumOf } from "../testing/sale"

const HANDLE = "graines-de-chanvre"
const QUANTITY = 2
const ROUNDS = repetitions(50, 1 / 25)
const ROUNDS_MS = 300_000

let engine: EngineClient
let ada: Administrator
let ben: Administrator
let sku: string

beforeAll(async () => {
  engine = await EngineClient.signIn()
  ada = await Administrator.signIn()
  ben = await Administrator.signIn()
  sku = await plentyOf(engine, HANDLE)
})
afterEach(async () => {
  await stripe().clearFaults()
})

const insist = (who: Administrator, number: string, status: OrderStatus): Promise<ShopAnswer> =>
  until(`${status} for ${number}`, async () => {
    const answer = await who.trySetting(number, status)
    return answer.status !== 404 && codeOf(answer) !== "order_busy" && answer
  })

const STOCK_STATES: Partial<Record<OrderStatus, string>> = {
  preparing: "taken",
  shipped: "taken",
  delivered: "taken",
  paid: "reserved",
  cancelled: "returned",
}

it("a Medusa Admin parcel with a lost event is found by the job for recent orders", async () => {
  const database = shopDatabase()
  const { number } = await sell(HANDLE, 1)
  await ada.set(number, "preparing")
  await ada.set(number, "paid")
  const order = await MedusaAdminOrder.numbered(engine, number)
  await order.pack()
  const isPreparing = () =>
    until(`${number} is being prepared`, async () => (await ada.order(number)).status === "preparing")
  await isPreparing()
  await database("order_status_change").where({ order_id: order.id, to_status: "preparing" }).delete()
  const left = await database("order_status")
    .where({ order_id: order.id })
    .update({
      status: "paid",
      updated_at: database.raw("updated_at - interval '1 hour'"),
      goods: "reserved",
    })
  expect(left).toBe(1)
  await runJob("mail-recent-orders")
  await isPreparing()
})

it(
  `two administrators who change an order while its payment settles, ${ROUNDS} times, lose or repeat nothing`,
  async () => {
    const others: OrderStatus[] = ["shipped", "preparing", "cancelled", "paid", "delivered"]
    for (let round = 0; round < ROUNDS; round++) {
      const before = await engine.stock(sku)
      const sale = await openSale(HANDLE, QUANTITY)
      const requested = others[round % others.length] ?? "paid"
      const paying = sale.pay()
      const [first, second] = await Promise.all([
        insist(ada, sale.number, "cancelled"),
        insist(ben, sale.number, requested),
        paying,
        sale.shop.paymentStatus(sale.session),
      ])
      expect(codeOf(first)).toBe("")
      expect(["", "order_refunded"]).toContain(codeOf(second))
      const order = await ada.order(sale.number)
      const facts = await engineFacts(engine, order.id)
      expect({
        round,
        status: order.status,
        refunds: await refundsOf(sale),
        noted: order.refunds.map(({ amount_cents }) => amount_cents),
        stock: await stockStateSince(engine, sku, before, QUANTITY),
        cancelled: facts.isCancelled,
      }).toEqual({
        round,
        status: "cancelled",
        refunds: [sale.total],
        noted: [sale.total],
        stock: "returned",
        cancelled: true,
      })
      expect(facts.parcels).toBeLessThanOrEqual(1)
      const { stocked, reserved } = await engine.stock(sku)
      expect(Math.min(stocked, reserved, stocked - reserved)).toBeGreaterThanOrEqual(0)
    }
  },
  ROUNDS_MS,
)

it("the second of two administrators with the same old status gets an error with the new status", async () => {
  const cases: [OrderStatus, OrderStatus][] = [
    ["cancelled", "preparing"],
    ["preparing", "shipped"],
    ["shipped", "cancelled"],
  ]
  for (const [one, other] of representatives(cases, 2)) {
    const before = await engine.stock(sku)
    const { number } = await sell(HANDLE, QUANTITY)
    const answers = await Promise.all([
      ada.trySetting(number, one, { from: "paid" }),
      ben.trySetting(number, other, { from: "paid" }),
    ])
    expect(answers.map(codeOf).sort()).toEqual(["", "order_changed"])
    const order = await ada.order(number)
    expect(order.status).toBe(codeOf(answers[0]) === "" ? one : other)
    expect(order.history.filter(({ by }) => by.email !== null)).toHaveLength(1)
    expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe(STOCK_STATES[order.status])
  }
})

it("ten concurrent requests for a status make one change, one parcel and one entry of history", async () => {
  const { number } = await sell(HANDLE, QUANTITY)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? ada : ben).trySetting(number, "shipped")),
  )
  expect(answers.map(codeOf)).toEqual(Array<string>(10).fill(""))
  const order = await ada.order(number)
  expect(order.history.map(({ to }) => to)).toEqual(["paid", "shipped"])
  expect((await engineFacts(engine, order.id)).parcels).toBe(1)
})

describe("A cancellation without a response from Stripe", () => {
  it("is finished by the next caller, with one refund", async () => {
    const before = await engine.stock(sku)
    const sale = await sell(HANDLE, QUANTITY)
    await stripe().fault({ method: "POST", path: "/v1/refunds", cut: "after", times: 50 })
    expect(codeOf(await ada.trySetting(sale.number, "cancelled"))).toBe("refund_pending")
    expect(codeOf(await ben.trySetting(sale.number, "shipped"))).toBe("order_refunded")
    await until("the cancellation", async () => (await ada.order(sale.number)).status === "cancelled")
    expect(await refundsOf(sale)).toEqual([sale.total])
    expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("returned")
  })

  it("is finished by the job when Stripe responds again, if it never reached Stripe", async () => {
    const sale = await sell(HANDLE, QUANTITY)
    await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 50 })
    expect(codeOf(await ada.trySetting(sale.number, "cancelled"))).toBe("refund_pending")
    expect(sumOf(await refundsOf(sale))).toBe(0)
    expect((await ada.order(sale.number)).status).toBe("paid")
    await stripe().clearFaults()
    await runJob("reconcile-orders")
    await until("the cancellation", async () => (await ada.order(sale.number)).status === "cancelled")
    expect(await refundsOf(sale)).toEqual([sale.total])
  })
})
