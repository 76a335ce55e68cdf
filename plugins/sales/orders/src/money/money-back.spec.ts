import { TAKEN_BY_DISPUTE } from "@bon-perroquet/checkout/methods"
import type { Order } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { REFUND_ROW_STATES } from "../modules/order-status/refund-states"
import { moneyBack } from "./money-back"

const booked = (row: string, amount: number) => ({
  ...{ id: `ref_${row}`, amount, created_at: "2026-11-02T10:00:00Z", note: null },
  metadata: { order_refund: row },
})
const engineOrder = {
  payments: [{ refunds: [booked("lost", 30), booked("given", 5)] }],
} as unknown as EngineOrder
const order = { payment: { paid_cents: 5000, refunded_cents: 3500 }, timeline: [] } as unknown as Order
const doneRefund = { id: "given", key: "key-1", state: "done", amount_cents: 500 } as RefundRow

it.each(REFUND_ROW_STATES)("moneyBack does not count a disputed amount as a refund in state %s", (state) => {
  const lost = { id: "lost", key: "dispute:dp_1", state, amount_cents: 3000 } as RefundRow
  const { refunded_cents, failed } = moneyBack(engineOrder, order, [lost, doneRefund])
  expect(refunded_cents).toBe(500)
  expect(failed).toEqual([])
})

const allBack = (timeline: Order["timeline"][number]["status"][], rows: Partial<RefundRow>[]) =>
  moneyBack(
    engineOrder,
    {
      payment: { paid_cents: 3500, refunded_cents: 3500 },
      timeline: timeline.map((status) => ({ status, at: "2026-11-02T09:00:00Z" })),
    } as unknown as Order,
    rows.map(
      (row, index) => ({ id: `row_${index}`, key: "stripe:re_1", state: "done", ...row }) as RefundRow,
    ),
  )

describe("isEnding, which marks a refund after which the order is cancelled,", () => {
  it("is true if everything is refunded and the last refund was made outside the shop, even if its row is not done", () => {
    expect(allBack(["paid"], [{}]).isEnding).toBe(true)
    expect(allBack(["paid"], [{ state: "made" }]).isEnding).toBe(true)
    expect(allBack(["paid"], [{ key: "shop-1" }, {}]).isEnding).toBe(true)
  })

  it("is false for the shop's refund, a pending one and no refund", () => {
    expect(allBack(["paid"], [{ key: "shop-1" }]).isEnding).toBe(false)
    expect(allBack(["paid"], [{}, { key: "shop-1" }]).isEnding).toBe(false)
    expect(allBack(["paid"], [{ state: "pending" }]).isEnding).toBe(false)
    expect(allBack(["paid"], []).isEnding).toBe(false)
  })

  it.each(["shipped", "delivered"] as const)("is false for an order that is %s", (status) => {
    expect(allBack(["paid", status], [{}]).isEnding).toBe(false)
  })

  it("is false while a part is left", () => {
    expect(moneyBack(engineOrder, order, [{ ...doneRefund, key: "stripe:re_1" }]).isEnding).toBe(false)
  })
})

describe("isLate, which marks a refund after the cancellation,", () => {
  const cancelled = (at: string) =>
    ({ ...order, timeline: [{ status: "cancelled", at }] }) as unknown as Order

  it("is true only for a refund recorded after the cancellation", () => {
    expect(moneyBack(engineOrder, cancelled("2026-11-02T09:59:59Z"), []).isLate).toBe(true)
    expect(moneyBack(engineOrder, cancelled("2026-11-02T10:00:00Z"), []).isLate).toBe(false)
    expect(moneyBack(engineOrder, cancelled("2026-11-02T10:00:01Z"), []).isLate).toBe(false)
    expect(moneyBack(engineOrder, order, []).isLate).toBe(false)
    const [first, second] = ["2026-11-02T08:00:00Z", "2026-11-02T10:00:00Z"]
    const refunds = [first, second].map((created_at) => ({ ...booked("given", 5), created_at }))
    const twice = { payments: [{ refunds }] } as unknown as EngineOrder
    expect(moneyBack(twice, cancelled("2026-11-02T09:00:00Z"), []).isLate).toBe(true)
  })
})

it("a failed refund is returned unless a dispute took the money", () => {
  const failed = { ...doneRefund, state: "failed" } as RefundRow
  expect(moneyBack(engineOrder, order, [failed]).failed).toEqual([failed])
  expect(moneyBack(engineOrder, order, [{ ...failed, failure: TAKEN_BY_DISPUTE }]).failed).toEqual([])
})

describe("A refund as store credit", () => {
  it("is counted apart from the money that was refunded", () => {
    const credit = { id: "given", key: "key-1", state: "done", amount_cents: 500, as_credit: true }
    expect(moneyBack(engineOrder, order, [credit as RefundRow])).toMatchObject({
      refunded_cents: 3500,
      credited_cents: 500,
    })
    expect(moneyBack(engineOrder, order, [doneRefund]).credited_cents).toBe(0)
  })
})

describe("The time of the last change", () => {
  const changedAt = (rows: Partial<RefundRow>[]) =>
    moneyBack(engineOrder, order, rows as RefundRow[]).changed_at.toISOString()
  const lost = { id: "lost", key: "dispute:dp_1", state: "done", amount_cents: 3000 } as const
  const failed = { id: "failed", key: "key-2", state: "failed", failure: "expired_or_canceled_card" } as const
  const [earlier, later] = [new Date("2026-11-02T09:00:00Z"), new Date("2026-11-02T11:00:00Z")]

  it("is that of the last refund or failure", () => {
    expect(changedAt([lost, doneRefund])).toBe("2026-11-02T10:00:00.000Z")
    expect(changedAt([doneRefund, { ...failed, created_at: earlier, failed_at: later }])).toBe(
      later.toISOString(),
    )
    expect(changedAt([doneRefund, { ...failed, created_at: later, failed_at: null }])).toBe(
      later.toISOString(),
    )
  })

  it("is not that of a lost dispute", () => {
    const all = { payments: [{ refunds: [booked("lost", 30)] }] } as unknown as EngineOrder
    expect(moneyBack(all, order, [lost as RefundRow]).changed_at).toEqual(new Date(0))
  })
})

it("a shipped order without a cancellation has no late refund", () => {
  expect(allBack(["shipped"], [{}]).isLate).toBe(false)
})
