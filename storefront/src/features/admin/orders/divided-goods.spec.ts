import type { AdminOrder, OrderParcel } from "@bon-perroquet/contract"
import { dividedGoods, nextTracking } from "./divided-goods"

const line = (id: string, quantity: number) => ({
  ...{ id, quantity, name: id, local_name: id, sku: id, weight_grams: 500 },
})
const parcel = (units: Record<string, number>, fields: Partial<OrderParcel> = {}): OrderParcel => ({
  ...{ id: Object.keys(units).join(""), shipped_at: null, delivered_at: null },
  ...{ tracking_number: null, tracking_url: null },
  items: Object.entries(units).map(([id, quantity]) => ({ id, name: id, quantity })),
  ...fields,
})
const order = (fields: object) =>
  ({
    ...{
      status: "preparing",
      parcels: [],
      waiting: [],
      partly_shipped: false,
      delivery: { tracking_number: "TRACK-1" },
    },
    ...fields,
  }) as unknown as AdminOrder

const unitsOf = (one: AdminOrder) =>
  dividedGoods(one).map(({ parcel: packed, lines }) => [
    packed?.id ?? null,
    lines.map(({ id, quantity }) => `${quantity} ${id}`).join(", "),
  ])

describe("The goods of an order to send", () => {
  it("the goods to send exclude those that are not in stock", () => {
    const waiting = [{ id: "a", name: "a", quantity: 1 }]
    const to_pack = [line("a", 2), line("b", 1)]
    expect(unitsOf(order({ to_pack, waiting }))).toEqual([[null, "1 a, 1 b"]])
    expect(unitsOf(order({ to_pack, waiting, parcels: [parcel({ a: 1, b: 1 })] }))).toEqual([
      ["ab", "1 a, 1 b"],
    ])
  })

  it("goods to send are one parcel if they are not packed yet, or packed together", () => {
    const to_pack = [line("a", 2), line("b", 1)]
    expect(unitsOf(order({ to_pack }))).toEqual([[null, "2 a, 1 b"]])
    expect(unitsOf(order({ to_pack, parcels: [parcel({ a: 2, b: 1 })] }))).toEqual([["ab", "2 a, 1 b"]])
  })

  it("goods to send are divided into packed parcels and goods that are not packed yet", () => {
    const parcels = [parcel({ c: 1 }, { shipped_at: "2026-11-28" }), parcel({ a: 1 })]
    expect(unitsOf(order({ to_pack: [line("a", 2), line("b", 1)], parcels, partly_shipped: true }))).toEqual([
      ["a", "1 a"],
      [null, "1 a, 1 b"],
    ])
  })
})

it("the next parcel of a partly shipped order has no tracking number", () => {
  const sent = parcel({ a: 1 }, { shipped_at: "2026-11-28", tracking_number: "TRACK-1" })
  expect(nextTracking(order({ parcels: [sent], partly_shipped: true }))).toBeNull()
  const packed = parcel({ b: 1 }, { tracking_number: "TRACK-2" })
  expect(nextTracking(order({ parcels: [sent, packed], partly_shipped: true }))).toBe("TRACK-2")
  expect(nextTracking(order({ parcels: [sent] }))).toBe("TRACK-1")
})
