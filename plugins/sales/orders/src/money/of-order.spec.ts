import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { partsOfAmount, refundableParts } from "./of-order"

const item = (about: object): OrderItem =>
  ({
    ...{ quantity: 1, unpaid_returned_quantity: 0, paid: null, tax_lines: [{ rate: 21, code: "VAT-BE" }] },
    ...{ return_received_quantity: 0, return_dismissed_quantity: 0, adjustments: [], ...about },
  }) as unknown as OrderItem

const discount = (amount: number) => [{ code: "CODE", amount, is_tax_inclusive: true }]

/**
 * Two units at 9.99 euro with 10 % discount. An edit removed one, and the other was returned in an exchange.
 */
const mix = item({
  ...{ id: "mix", title: "Mix", unit_price: 9.99, return_received_quantity: 1 },
  adjustments: discount(1),
  paid: { quantity: 2, unit_price: 9.99, adjustments: discount(2) },
})
const seeds = item({ id: "seeds", title: "Seeds", unit_price: 10 })

const row = (id: string, amount_cents: number, about: Partial<RefundRow>): RefundRow =>
  ({ id, amount_cents, parts: null, state: "done", engine_refund_id: null, ...about }) as RefundRow

const rowsOf = (mix_cents: number, about: Partial<RefundRow> = {}) => {
  const part = { id: "mix", name: "Mix", quantity: 2, amount_cents: mix_cents, vat_rate: 21 }
  const parts = { items: [part], delivery_cents: 0, amounts: [] }
  return [row("amount", 137, {}), row("line", mix_cents, { parts, ...about })]
}

const order = (
  items: OrderItem[],
  {
    captures,
    rows = [],
    delivery = 0,
    ...about
  }: { captures: number[]; rows?: RefundRow[]; delivery?: number } & Partial<EngineOrder>,
): EngineOrder =>
  ({
    items,
    ...{
      gone_items: [],
      past_shipping_methods: [],
      pending_difference: 0,
      settled: null,
      first_paid_items: items,
      credits: [],
    },
    shipping_methods: [{ amount: delivery, version: 1, tax_lines: [], adjustments: [] }],
    payments: [
      {
        captures: captures.map((amount) => ({ amount })),
        refunds: rows
          .filter(({ state }) => state === "done")
          .map(({ id, amount_cents }) => ({
            ...{ id, amount: amount_cents / 100, created_at: "2026-11-28T10:00:00Z" },
            metadata: { order_refund: id },
          })),
      },
    ],
    ...about,
  }) as unknown as EngineOrder

const nuts = item({
  ...{ id: "nuts", title: "Nuts", unit_price: 7.35, tax_lines: [{ rate: 6, code: "VAT-BE" }] },
})
const SEEDS = { id: "seeds", name: "Seeds", quantity: 1, amount_cents: 1000, vat_rate: 21 }
const NUTS = { id: "nuts", name: "Nuts", quantity: 1, amount_cents: 735, vat_rate: 6 }

describe("Goods that an edit added", () => {
  const paid = order([seeds], { captures: [10] })
  const { items, gone_items, shipping_methods, past_shipping_methods } = paid
  const settled = { items, gone_items, shipping_methods, past_shipping_methods }

  it("cannot be refunded before they are paid, and do not change the price of the paid goods", () => {
    const now = order([seeds, nuts], { captures: [10], pending_difference: 7.35, settled })
    expect(refundableParts(now, [])).toMatchObject({
      items: [SEEDS],
      delivery_cents: 0,
      rates: [{ vat_rate: 21, amount_cents: 1000 }],
    })
  })

  it("can be refunded once they are paid", () => {
    const now = order([seeds, nuts], { captures: [10, 7.35] })
    expect(refundableParts(now, []).items).toEqual([SEEDS, NUTS])
  })

  it("share a part payment with the paid goods", () => {
    const now = order([seeds, nuts], { captures: [10, 3], pending_difference: 4.35, settled })
    expect(refundableParts(now, []).rates.map(({ amount_cents }) => amount_cents)).toEqual([551, 749])
  })
})

it("Goods that were added and removed before they were paid cannot be refunded", () => {
  const now = order([seeds], { captures: [10], gone_items: [nuts] })
  expect(refundableParts(now, []).items).toEqual([SEEDS])
})

describe("A delivery", () => {
  const soldFor = [item({ ...seeds, quantity: 2 })]

  it("keeps the VAT rate of the goods that were paid first", () => {
    const now = order([seeds, nuts], { captures: [25.95, 7.35], delivery: 5.95, first_paid_items: soldFor })
    expect(refundableParts(now, []).rates).toEqual([
      { vat_rate: 6, amount_cents: 735 },
      { vat_rate: 21, amount_cents: 1595 },
    ])
  })

  it("keeps this VAT rate if the goods are replaced", () => {
    const gone_items = [item({ ...seeds, paid: { quantity: 1, unit_price: 10, adjustments: [] } })]
    const about = { captures: [15.95], delivery: 5.95, gone_items, first_paid_items: soldFor }
    const rows = [row("difference", 265, {})]
    const { delivery_cents, rates } = refundableParts(order([nuts], { ...about, rows }), rows)
    expect(rates).toEqual([
      { vat_rate: 6, amount_cents: 735 },
      { vat_rate: 21, amount_cents: 595 },
    ])
    expect(delivery_cents).toBe(595)
  })
})

it("A part of the price of lost goods that paid for other goods has the VAT rate of the lost goods", () => {
  const gone_items = [item({ ...seeds, paid: { quantity: 1, unit_price: 10, adjustments: [] } })]
  const now = order([nuts], { captures: [10], gone_items, pending_difference: -2.65 })
  expect(refundableParts(now, []).rates).toEqual([
    { vat_rate: 6, amount_cents: 735 },
    { vat_rate: 21, amount_cents: 265 },
  ])
})

describe("Goods that an edit replaced by cheaper ones", () => {
  const gone_items = [item({ ...seeds, paid: { quantity: 1, unit_price: 10, adjustments: [] } })]

  it("cannot be refunded after an amount settled the difference, and do not change the price of the new goods", () => {
    const rows = [row("difference", 265, {}), row("other", 200, {})]
    const credits = [{ refund: "other", amount: 2 }]
    const now = order([nuts], { captures: [10], rows, credits, gone_items })
    expect(refundableParts(now, rows, rows[1])).toMatchObject({
      items: [NUTS],
      delivery_cents: 0,
      rates: [
        { vat_rate: 6, amount_cents: 735 },
        { vat_rate: 21, amount_cents: 0 },
      ],
    })
    expect(refundableParts(now, rows).rates[0]).toEqual({ vat_rate: 6, amount_cents: 535 })
  })
})

describe("A refund of an amount that the customer paid again", () => {
  it.each(["waiting", "done"] as const)("can be refunded again if the refund by line is %s", (state) => {
    const rows = rowsOf(1798, { state })
    const now = order([mix, seeds], { captures: [23.93, 11.37], rows, delivery: 5.95 })
    expect(refundableParts(now, rows)).toMatchObject({
      items: [{ id: "seeds", name: "Seeds", quantity: 1, amount_cents: 1000, vat_rate: 21 }],
      delivery_cents: 595,
      rates: [{ vat_rate: 21, amount_cents: 1595 }],
    })
  })

  it("can be refunded again if the refund by line failed", () => {
    const rows = rowsOf(1798, { state: "failed" })
    const now = order([mix, seeds], { captures: [23.93, 11.37], rows, delivery: 5.95 })
    const { items, rates } = refundableParts(now, rows)
    expect(items.map(({ id, amount_cents }) => [id, amount_cents])).toEqual([
      ["mix", 1798],
      ["seeds", 1000],
    ])
    expect(rates).toEqual([{ vat_rate: 21, amount_cents: 3393 }])
  })

  it("in part keeps the price of each remaining line", () => {
    // 97 of the 137 cents reduced the 21 % rate, so the refund by line was 17.01. The customer paid 40 cents again.
    const rows = rowsOf(1701)
    const about = { captures: [25.33, 10.4], rows, delivery: 0 }
    const { items, rates } = refundableParts(order([mix, nuts, seeds], about), rows)
    expect(items.map(({ id, amount_cents }) => [id, amount_cents])).toEqual([
      ["nuts", 735],
      ["seeds", 1000],
    ])
    expect(rates).toEqual([
      { vat_rate: 6, amount_cents: 735 },
      { vat_rate: 21, amount_cents: 1000 },
    ])
    const now = order([mix, { ...nuts, return_received_quantity: 1 }, seeds], about)
    expect(partsOfAmount(now, { refunds: rows, replacements: [] }, 735).parts?.items).toEqual([
      { id: "nuts", name: "Nuts", quantity: 1, amount_cents: 735, vat_rate: 6 },
    ])
  })

  it("cannot be assigned to parts any more", () => {
    const rows = rowsOf(1798)
    const left = (captures: number[], credits: EngineOrder["credits"] = []) =>
      refundableParts(order([mix, seeds], { captures, rows, delivery: 5.95, credits }), rows, rows[0]).rates
    expect(left([23.93, 11.37])).toEqual([{ vat_rate: 21, amount_cents: 0 }])
    expect(left([23.93, 10], [{ refund: "amount", amount: 1.37 }])).toEqual([
      { vat_rate: 21, amount_cents: 1595 },
    ])
  })
})
