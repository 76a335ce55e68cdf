import type { Movement } from "@bon-perroquet/stripe/payouts"
import { payoutsCsv, booksOf, matched } from "./"

const movement = (about: Partial<Movement>): Movement => ({
  id: "txn_1",
  kind: "payment",
  at: new Date("2026-11-20T10:00:00Z"),
  amount_cents: 4_798,
  fee_cents: 97,
  net_cents: 4_701,
  payment_intent: "pi_1",
  is_undone: false,
  ...about,
})
const refund = (cents: number, about: Partial<Movement> = {}): Movement =>
  movement({
    ...{ id: "txn_2", kind: "refund", fee_cents: 0 },
    ...{ amount_cents: 0 - cents, net_cents: 0 - cents },
    ...about,
  })
const BOOKS = booksOf([
  { payment_intent: "pi_1", order_number: "BP-2026-000001", captured_cents: 4_798, refunds_cents: [1_000] },
])
const payoutOf = (amount_cents: number, ...movements: Movement[]) =>
  matched(
    {
      id: "po_1",
      arrives: new Date("2026-11-22T00:00:00Z"),
      status: "paid",
      amount_cents,
      movements,
    },
    BOOKS,
  )

describe("A matched payout", () => {
  it("consists of payments, refunds and fees that add up to the bank's amount, each with its order", () => {
    const payout = payoutOf(
      3_601,
      movement({}),
      refund(1_000),
      movement({
        ...{ id: "txn_3", kind: "fee", payment_intent: null },
        ...{ amount_cents: -100, fee_cents: 0, net_cents: -100 },
      }),
    )
    expect(payout).toMatchObject({
      arrival_date: "2026-11-22",
      payments_cents: 4_798,
      refunds_cents: -1_000,
      others_cents: 0,
      fees_cents: -197,
      mismatches: 0,
      adds_up: true,
    })
    const { payments_cents, refunds_cents, others_cents, fees_cents, amount_cents } = payout
    expect(payments_cents + refunds_cents + others_cents + fees_cents).toBe(amount_cents)
    expect(payout.entries.map(({ order_number }) => order_number)).toEqual([
      ...["BP-2026-000001", "BP-2026-000001"],
      null,
    ])
  })

  it.each<[string, Movement, string | null]>([
    ["a payment without an order", movement({ payment_intent: "pi_2" }), "no_order"],
    ["a payment of another amount", movement({ amount_cents: 4_799 }), "other_amount"],
    ["a refund that is missing in the shop", refund(999), "other_amount"],
    ["a returned refund", refund(999, { is_undone: true }), null],
    ["a dispute of an order", refund(4_798, { kind: "dispute" }), null],
    ["a dispute without an order", refund(4_798, { kind: "dispute", payment_intent: null }), "no_order"],
    ["a movement of Stripe, such as a fee", movement({ kind: "other", payment_intent: null }), null],
  ])("has the mismatch of %s", (_name, moved, mismatch) => {
    const { entries, mismatches } = payoutOf(0, moved)
    expect(entries[0]?.mismatch).toBe(mismatch)
    expect(mismatches).toBe(mismatch ? 1 : 0)
  })

  it("has a mismatch if its movements differ from the bank's amount", () => {
    expect(payoutOf(4_700, movement({})).adds_up).toBe(false)
  })

  it("has a line per movement in the file", () => {
    expect(payoutsCsv([payoutOf(4_701, movement({}))]).split("\r\n")).toEqual([
      "payout,arrival,status,payout_amount,movement,kind,date,order,amount,fee,net,mismatch",
      "po_1,2026-11-22,paid,47.01,txn_1,payment,2026-11-20,BP-2026-000001,47.98,0.97,47.01,",
      "",
    ])
  })
})
