import type { EngineOrder, OrderFulfillment } from "@bon-perroquet/medusa-sql"
import fc from "fast-check"
import type { RefundRow } from "../modules/order-status"
import { divideGoods, isPartlySent } from "./divide"

const line = (id: string, quantity: number, required_quantity = 1) => ({
  ...{ id, quantity, paid: { quantity } },
  variant: { inventory_items: [{ inventory_item_id: `stock-${id}`, required_quantity }] },
})

let counter = 0
const parcel = (contents: Record<string, number>, fields: Partial<OrderFulfillment> = {}) => ({
  ...{ id: `parcel-${counter}`, created_at: `2026-11-27T10:00:${String(counter++).padStart(2, "0")}Z` },
  ...{ shipped_at: null, delivered_at: null, canceled_at: null, labels: [] },
  items: Object.entries(contents).map(([id, quantity]) => ({
    ...{ line_item_id: id, inventory_item_id: `stock-${id}`, quantity },
  })),
  ...fields,
})
const SENT = { shipped_at: "2026-11-28" }

const orderOf = (items: object[], fulfillments: object[], fields: object = {}) =>
  ({ items, fulfillments, returns: [], claims: [], ...fields }) as unknown as EngineOrder

const refundOf = (id: string, quantity: number) =>
  ({
    ...{ state: "done", failed_at: null, restock: true, sent: false, settled: null },
    parts: { items: [{ id, quantity }], delivery_cents: 0, amounts: [] },
  }) as unknown as RefundRow

function groups(order: EngineOrder, refunds: RefundRow[] = []) {
  const units = (items: { id: string; quantity: number }[]) =>
    Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]))
  const { sent, packed, rest } = divideGoods(order, refunds)
  return {
    sent: sent.map(({ items }) => units(items)),
    packed: packed.map(({ items }) => units(items)),
    rest: units(rest),
  }
}

describe("The goods of an order", () => {
  it("are divided into sent parcels, packed parcels and the rest", () => {
    const order = orderOf(
      [line("a", 3), line("b", 2)],
      [parcel({ a: 1 }, SENT), parcel({ a: 1, b: 1 }), parcel({ a: 2 }, { canceled_at: "2026-11-27" })],
    )
    expect(groups(order)).toEqual({ sent: [{ a: 1 }], packed: [{ a: 1, b: 1 }], rest: { a: 1, b: 1 } })
  })

  it("are counted in sets if one unit takes several pieces from stock", () => {
    const order = orderOf([line("set", 3, 4)], [parcel({ set: 8 }, SENT)])
    expect(groups(order)).toEqual({ sent: [{ set: 2 }], packed: [], rest: { set: 1 } })
  })

  it("are refunded from the unpacked rest first, then from the newest packed parcel", () => {
    const order = orderOf([line("a", 4)], [parcel({ a: 1 }, SENT), parcel({ a: 1 }), parcel({ a: 1 })])
    expect(groups(order, [refundOf("a", 1)])).toEqual({
      sent: [{ a: 1 }],
      packed: [{ a: 1 }, { a: 1 }],
      rest: {},
    })
    expect(groups(order, [refundOf("a", 2)])).toEqual({ sent: [{ a: 1 }], packed: [{ a: 1 }, {}], rest: {} })
  })
})

it("no unit is lost or sent twice, whatever is packed, sent and refunded", () => {
  const state = fc.constantFrom(SENT, {}, { canceled_at: "2026-11-27" })
  const units = fc.integer({ min: 0, max: 9 })
  const packed = fc.array(fc.tuple(units, state), { maxLength: 4 })
  fc.assert(
    fc.property(units, packed, units, (unpacked, parcels, refunded) => {
      const live = parcels.filter(([, fields]) => !("canceled_at" in fields))
      const quantity = live.reduce((sum, [count]) => sum + count, unpacked)
      const order = orderOf(
        [line("a", quantity)],
        parcels.map(([count, fields]) => parcel({ a: count }, fields)),
      )
      const { sent, packed: here, rest } = groups(order, [refundOf("a", Math.min(refunded, quantity))])
      const sum = (all: Record<string, number>[]) => all.reduce((total, { a = 0 }) => total + a, 0)
      const sentUnits = sum(sent)
      expect(sentUnits + sum(here) + sum([rest])).toBe(
        Math.max(sentUnits, quantity - Math.min(refunded, quantity)),
      )
    }),
  )
})

describe("isPartlySent returns whether an order is partly sent:", () => {
  it.each<[string, boolean, EngineOrder, RefundRow[]]>([
    ["nothing has left", false, orderOf([line("a", 2)], [parcel({ a: 1 })]), []],
    ["a part has left", true, orderOf([line("a", 2)], [parcel({ a: 1 }, SENT)]), []],
    ["everything has left", false, orderOf([line("a", 2)], [parcel({ a: 2 }, SENT)]), []],
    ["the rest was refunded", false, orderOf([line("a", 2)], [parcel({ a: 1 }, SENT)]), [refundOf("a", 1)]],
    [
      "Medusa Admin exchanges sent goods",
      false,
      orderOf([line("a", 1), line("b", 1)], [parcel({ a: 1 }, SENT)], {
        returns: [{ claim_id: null, exchange_id: "oexc_1" }],
      }),
      [],
    ],
  ])("if %s: %s", (_case, expected, order, refunds) => {
    expect(isPartlySent(order, refunds)).toBe(expected)
  })
})
