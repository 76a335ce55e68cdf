import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { stockChanges, hasLeft, shelvedBy, unitsAtCustomer, unpackedOf, withheldOf } from "./stock-changes"

const lineOf = (fields: Partial<OrderItem> = {}) =>
  ({
    id: "line",
    quantity: 3,
    paid: { quantity: 3, unit_price: 10, adjustments: [] },
    fulfilled_quantity: 0,
    return_received_quantity: 0,
    written_off_quantity: 0,
    ...fields,
  }) as OrderItem

const orderOf = (line: OrderItem, shipped = false) =>
  ({
    items: [line],
    fulfillments: shipped ? [{ shipped_at: "2026-11-23", canceled_at: null }] : [],
  }) as unknown as EngineOrder

const refundOf = (quantity: number, fields: Partial<RefundRow> = {}) =>
  ({
    state: "done",
    failed_at: null,
    restock: true,
    sent: false,
    settled: null,
    parts: { items: [{ id: "line", quantity }], delivery_cents: 0, amounts: [] },
    ...fields,
  }) as RefundRow
const refundWith = (quantity: number) => ({ settled: [{ id: "line", quantity }] })
const FAILED = { state: "failed", failed_at: new Date() } as const

const changesOf = (line: OrderItem, rows: RefundRow[], shipped = false) =>
  stockChanges(orderOf(line, shipped), rows).map(({ units, packed }) => [units, packed])

describe("Goods to withhold from packing", () => {
  it.each<[string, RefundRow, number]>([
    ["are units refunded before dispatch", refundOf(2), 2],
    ["are units with a refund in progress", refundOf(2, { state: "pending" }), 2],
    ["are units with a refund that waits at the bank", refundOf(2, { state: "waiting" }), 2],
    ["are not units refunded after dispatch", refundOf(2, { sent: true }), 0],
    ["are not units of a rejected refund", refundOf(2, { state: "refused" }), 0],
    ["are not units of a failed refund", refundOf(2, FAILED), 0],
    ["do not depend on a refund of an amount", refundOf(0, { restock: null, parts: null }), 0],
  ])("%s", (_, row, units) => {
    expect(withheldOf(lineOf(), [row])).toBe(units)
  })

  it("exclude units that an edit has already removed", () => {
    expect(withheldOf(lineOf({ quantity: 2 }), [refundOf(1)])).toBe(0)
  })

  it("include a refunded unit after another unit was added and removed before it was paid", () => {
    const paid = { quantity: 2, unit_price: 10, adjustments: [] }
    expect(withheldOf(lineOf({ quantity: 2, paid }), [refundOf(1)])).toBe(1)
  })
})

describe("The stock changes of refunds", () => {
  it("are made once", () => {
    expect(changesOf(lineOf(), [refundOf(2)])).toEqual([[2, 0]])
    expect(changesOf(lineOf(), [refundOf(2, refundWith(2))])).toEqual([])
    expect(changesOf(lineOf(), [refundOf(2, { state: "pending" })])).toEqual([])
  })

  it("distinguish packed from unpacked units", () => {
    expect(changesOf(lineOf({ fulfilled_quantity: 3 }), [refundOf(2)])).toEqual([[2, 2]])
    expect(changesOf(lineOf({ fulfilled_quantity: 2 }), [refundOf(2)])).toEqual([[2, 1]])
    expect(unitsAtCustomer(lineOf({ fulfilled_quantity: 3 }), 2)).toEqual({ kept: 1, packed: 1 })
    expect(unitsAtCustomer(lineOf({ fulfilled_quantity: 1 }), 2)).toEqual({ kept: 1, packed: 1 })
    expect(unpackedOf(lineOf({ fulfilled_quantity: 1 }), 2)).toBe(0)
  })

  it("are reversed for a failed refund, unless the parcel has left", () => {
    const failed = refundOf(1, { ...FAILED, ...refundWith(1) })
    expect(changesOf(lineOf(), [failed])).toEqual([[-1, 0]])
    expect(changesOf(lineOf({ fulfilled_quantity: 3 }), [failed])).toEqual([[-1, -1]])
    expect(changesOf(lineOf({ fulfilled_quantity: 2 }), [failed], true)).toEqual([])
  })

  it("do not count returned units twice, whether they were returned before or after the refund", () => {
    const sent = { fulfilled_quantity: 3, return_received_quantity: 1 }
    expect(changesOf(lineOf(sent), [refundOf(1, { sent: true })], true)).toEqual([])
    expect(changesOf(lineOf(sent), [refundOf(1, { sent: true, ...refundWith(1) })], true)).toEqual([[-1, -1]])
  })

  it.each([
    [true, false, 1],
    [false, false, -1],
    [true, true, 0],
    [false, true, -2],
  ])(
    "with restock=%s in an order with cancelled=%s change the shelf by %d units",
    (restock, isCancelled, units) => {
      expect(shelvedBy({ row: { restock }, line: lineOf(), units: 2, packed: 1 }, isCancelled)).toBe(units)
    },
  )
})

it("an order counts as sent when no unit remains to be packed", () => {
  expect(hasLeft(orderOf(lineOf({ fulfilled_quantity: 3 })), [])).toBe(false)
  expect(hasLeft(orderOf(lineOf({ fulfilled_quantity: 2 }), true), [])).toBe(false)
  expect(hasLeft(orderOf(lineOf({ fulfilled_quantity: 2 }), true), [refundOf(1, refundWith(1))])).toBe(true)
})
