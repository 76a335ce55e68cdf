import type { Order } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
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
const given = { id: "given", key: "key-1", state: "done", amount_cents: 500 } as RefundRow

it.each(REFUND_ROW_STATES)("What a bank took is no refund, also while its row still says %s", (state) => {
  const lost = { id: "lost", key: "dispute:dp_1", state, amount_cents: 3000 } as RefundRow
  const { refunded_cents, failed } = moneyBack(engineOrder, order, [lost, given])
  expect(refunded_cents).toBe(500)
  expect(failed).toEqual([])
})
