import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { RefundRow, ReplacementRow } from "../modules/order-status"
import { requireStillReplaceable } from "./replaceable"

const line = { id: "a", title: "Almonds", quantity: 3, unpaid_returned_quantity: 0, unit_price: 5 }
const order = {
  ...{ status: "pending", gone_items: [], shipping_methods: [], past_shipping_methods: [], payments: [] },
  ...{ credits: [], settled: null, first_paid_items: [] },
  items: [{ ...line, tax_lines: [{ rate: 6 }], adjustments: [] }],
} as unknown as EngineOrder

const replacement = (replacement_id: string, quantity: number, is_cancelled: boolean): ReplacementRow => ({
  ...{ id: replacement_id, order_id: "o", order_number: "BP-1", replacement_id, replacement_number: "BP-2" },
  ...{ items: [{ id: "a", quantity }], cause: "", by_email: null, at: new Date(), is_cancelled },
})
const refund = (quantity: number, state: RefundRow["state"] = "made") => {
  const items = [{ id: "a", name: "Almonds", quantity, amount_cents: 500 * quantity, vat_rate: 6 }]
  const parts = { items, delivery_cents: 0, amounts: [] }
  return { id: "r", state, amount_cents: 500 * quantity, parts } as unknown as RefundRow
}

function mayStand(refunds: RefundRow[], others: ReplacementRow[] = [], of = order): boolean {
  const replacements = [replacement("revived", 2, true), ...others]
  try {
    requireStillReplaceable(of, { status: null, refunds, replacements }, "revived")
    return true
  } catch (refusal) {
    expect(refusal).toMatchObject({ code: "nothing_to_replace", status: 409 })
    return false
  }
}

it("a cancelled replacement can be reinstated while all its units are left", () => {
  expect(mayStand([])).toBe(true)
  expect(mayStand([refund(1)], [replacement("other", 1, true)])).toBe(true)
  expect(mayStand([refund(3, "refused")])).toBe(true)
})

it("a cancelled replacement stays cancelled if units were refunded, are being refunded or were replaced again", () => {
  expect(mayStand([refund(2)])).toBe(false)
  expect(mayStand([refund(2, "pending")])).toBe(false)
  expect(mayStand([], [replacement("other", 2, false)])).toBe(false)
  expect(mayStand([refund(1)], [replacement("other", 1, false)])).toBe(false)
})

it("a cancelled replacement stays cancelled with its original order", () => {
  expect(mayStand([], [], { ...order, status: "canceled" })).toBe(false)
})
