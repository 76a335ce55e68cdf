import type { RefundParts } from "@bon-perroquet/contract"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import fc from "fast-check"
import type { Engine } from "../engine/engine"
import type { ChangeRow, RefundRow } from "../modules/order-status"
import { carryOut } from "./carry-out"
import { partsTotal } from "./left"
import { payersOf, sharesOf } from "./over-payments"
import { refundAll } from "./refund-all"

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

const share = (key: string, state: RefundRow["state"]) => ({ id: key, key, state }) as RefundRow

/** Carries out the last refund. @returns the states of all, or an error, because this engine makes no refunds */
async function statesAfter(...rows: RefundRow[]): Promise<string[]> {
  const refunds = {
    of: async () => Promise.resolve(rows),
    withId: async (id: string) => Promise.resolve(rows.find((row) => row.id === id)),
    advance: async ({ id }: RefundRow, state: RefundRow["state"]) => {
      for (const row of rows) if (row.id === id) row.state = state
      return Promise.resolve()
    },
  }
  const last = rows.at(-1) ?? share("none", "done")
  await carryOut({ records: { refunds } } as unknown as Engine, { id: "order" } as EngineOrder, last)
  return rows.map(({ state }) => state)
}

describe("The share of a gift card after a crash", () => {
  it("is refused if the share of the card was refused", async () => {
    const states = await statesAfter(share("asked:one", "refused"), share("asked:one#1", "pending"))
    expect(states).toEqual(["refused", "refused"])
  })

  it("waits until the share of the card is made", async () => {
    const states = await statesAfter(share("asked:one", "pending"), share("asked:one#1", "pending"))
    expect(states).toEqual(["pending", "pending"])
  })

  it("does not depend on another refund", async () => {
    const refund = statesAfter(share("asked:two", "refused"), share("asked:one#1", "pending"))
    await expect(refund).rejects.toThrow()
  })
})

const paid = (method: string, euro: number): OrderPayment =>
  ({
    ...{ id: method, provider_id: `pp_${method}`, refunds: [], captures: [{ amount: euro }] },
    data: { payment_intent: method, paid_with: { kind: method, brand: null, last4: null } },
  }) as unknown as OrderPayment

/** Cancels an order. @returns the payment whose refund begins first, because this engine makes no refunds */
async function firstRefundOf(...payments: OrderPayment[]): Promise<string> {
  const methods = payments.map(({ id, provider_id }) => ({
    ...{ provider_id, refundable: async () => Promise.resolve(100_000) },
    ...(id === "transfer" && { asksRefundAccount: true }),
  }))
  const container = {
    registrations: Object.fromEntries(methods.map((_, index) => [`payment_method_${index}`, true])),
    resolve: (name: string) => methods[Number(name.slice("payment_method_".length))],
  }
  const refunds = {
    of: async () => Promise.resolve([]),
    begin: async ({ payment_id }: RefundRow) => Promise.reject(new Error(payment_id)),
  }
  const engine = { container, records: { refunds } } as unknown as Engine
  const cancelled = refundAll(engine, { id: "order", payments } as EngineOrder, { id: "one" } as ChangeRow)
  return cancelled.then(
    () => "",
    (error: unknown) => (error as Error & { code?: string }).code ?? (error as Error).message,
  )
}

describe("A cancellation of an order with several payments", () => {
  it("refunds nothing if a transfer cannot be refunded without an account", async () => {
    const first = await firstRefundOf(paid("gift_card", 10), paid("transfer", 4), paid("card", 2))
    expect(first).toBe("refund_account_required")
  })

  it("refunds the card before the gift card, because the bank may refuse it", async () => {
    expect(await firstRefundOf(paid("gift_card", 10), paid("card", 4))).toBe("card")
  })
})
