import type { RefundParts } from "@bon-perroquet/contract"
import type { OrderPayment } from "@bon-perroquet/medusa-sql"
import fc from "fast-check"
import { partsTotal } from "./left"
import { payersOf, sharesOf } from "./over-payments"

const payment = (id: string, kind: string) => ({
  id,
  data: { paid_with: { kind, brand: null, last4: null } },
})
const [card, transfer, gift, credit] = [
  payment("card", "card"),
  payment("transfer", "transfer"),
  payment("gift", "gift_card"),
  payment("credit", "store_credit"),
] as unknown as [OrderPayment, OrderPayment, OrderPayment, OrderPayment]

const atRates = ({ items, amounts, delivery_cents }: RefundParts) => {
  const rates: Record<string, number> = { delivery: delivery_cents }
  for (const { vat_rate, amount_cents } of [...items, ...amounts])
    rates[vat_rate] = (rates[vat_rate] ?? 0) + amount_cents
  return rates
}

describe("A refund of an order with several payments", () => {
  it("returns to the card before it returns to balances", () => {
    expect(payersOf([gift, card, credit])).toEqual([card, gift, credit])
  })

  it("uses one payment of the same kind, as an order without balances does", () => {
    expect(payersOf([card, transfer])).toEqual([card])
  })

  it("names the goods once, and the rest by VAT rate", () => {
    const parts: RefundParts = {
      items: [{ id: "line", name: "Nuts", quantity: 2, vat_rate: 6, amount_cents: 4000 }],
      delivery_cents: 500,
      amounts: [],
    }
    const limits = [
      { payment: card, left_cents: 3000 },
      { payment: gift, left_cents: 2000 },
    ]
    expect(sharesOf(limits, 4500, parts)).toEqual([
      {
        payment: card,
        amount_cents: 3000,
        parts: { items: [{ ...parts.items[0], amount_cents: 3000 }], delivery_cents: 0, amounts: [] },
      },
      {
        payment: gift,
        amount_cents: 1500,
        parts: { items: [], delivery_cents: 500, amounts: [{ vat_rate: 6, amount_cents: 1000 }] },
      },
    ])
  })

  it("adds up to the cent at each VAT rate, and never exceeds a payment", () => {
    const part = fc.record({
      vat_rate: fc.constantFrom(6, 12, 21),
      amount_cents: fc.nat(10_000),
    })
    const cases = fc.record({
      items: fc.array(part),
      amounts: fc.array(part),
      delivery_cents: fc.nat(2_000),
      caps: fc.array(fc.nat(8_000)),
    })
    fc.assert(
      fc.property(cases, ({ items, amounts, delivery_cents, caps }) => {
        const parts: RefundParts = {
          items: items.map((each, index) => ({ ...each, id: String(index), name: "", quantity: 1 })),
          ...{ amounts, delivery_cents },
        }
        const total = partsTotal(parts)
        const limits = [...caps, total].map((left_cents) => ({ payment: gift, left_cents }))
        const shares = sharesOf(limits, total, parts)
        expect(shares.reduce((sum, share) => sum + share.amount_cents, 0)).toBe(total)
        const sums: Record<string, number> = {}
        for (const share of shares) {
          expect(share.parts && partsTotal(share.parts)).toBe(share.amount_cents)
          for (const [rate, cents] of Object.entries(atRates(share.parts ?? parts)))
            sums[rate] = (sums[rate] ?? 0) + cents
        }
        for (const [rate, cents] of Object.entries(atRates(parts))) expect(sums[rate] ?? 0).toBe(cents)
      }),
    )
  })
})
