import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { partsOfAmount, refundableParts } from "./of-order"

const item = (about: object): OrderItem =>
  ({
    ...{ quantity: 1, most_quantity: 1, most: null, tax_lines: [{ rate: 21, code: "VAT-BE" }] },
    ...{ return_received_quantity: 0, return_dismissed_quantity: 0, adjustments: [], ...about },
  }) as unknown as OrderItem

const discount = (amount: number) => [{ code: "CODE", amount, is_tax_inclusive: true }]

/**
 * Two units at 9.99 euro with 10 % discount. An edit removed one, and the other was returned in an exchange.
 */
const mix = item({
  ...{ id: "mix", title: "Mix", unit_price: 9.99, most_quantity: 2, return_received_quantity: 1 },
  adjustments: discount(1),
  most: { unit_price: 9.99, adjustments: discount(2) },
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
  { captures, rows, delivery }: { captures: number[]; rows: RefundRow[]; delivery: number },
): EngineOrder =>
  ({
    items,
    ...{ gone_items: [], past_shipping_methods: [], pending_difference: 0 },
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
  }) as unknown as EngineOrder

describe("A refund of an amount that the customer paid again", () => {
  it.each(["waiting", "done"] as const)("can be refunded again if the refund by line is %s", (state) => {
    const rows = rowsOf(1798, { state })
    const now = order([mix, seeds], { captures: [23.93, 11.37], rows, delivery: 5.95 })
    expect(refundableParts(now, rows)).toEqual({
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

  it("leaves each kept line its price if only a part was paid again", () => {
    // 97 of the refunded 137 cents had 21 % VAT, so the later refund by line was 17.01 euro. The customer
    // paid 40 cents again.
    const taxed = { tax_lines: [{ rate: 6, code: "VAT-BE" }] }
    const nuts = item({ id: "nuts", title: "Nuts", unit_price: 7.35, ...taxed })
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
    const left = (captures: number[]) =>
      refundableParts(order([mix, seeds], { captures, rows, delivery: 5.95 }), rows, rows[0]).rates
    expect(left([23.93, 11.37])).toEqual([{ vat_rate: 21, amount_cents: 0 }])
    expect(left([23.93, 10])).toEqual([{ vat_rate: 21, amount_cents: 1595 }])
  })
})
