import type { RefundParts } from "@bon-perroquet/contract"
import { CREDIT, ISSUE, REFUNDED_AT, saleWith, SELLER } from "../testing/sample"
import { creditNoteOf, lackingRates, undoingNoteOf } from "./credit-note"
import { invoiceOf } from "./invoice"
import { lineOf } from "./sale"

describe("The VAT rates at which too little is left for a refund", () => {
  // 25.17 at 6 % and 22.81 at 21 %, delivery included.
  const invoice = invoiceOf(saleWith(), SELLER, ISSUE)
  const NOTHING: RefundParts = { items: [], delivery_cents: 0, amounts: [] }
  const amounts = (...of: [vat_rate: number, amount_cents: number][]): RefundParts => ({
    ...NOTHING,
    amounts: of.map(([vat_rate, amount_cents]) => ({ vat_rate, amount_cents })),
  })

  it.each([
    ["none if it takes all that is left", amounts([6, 2517], [21, 2281]), []],
    ["the one at which a cent more is refunded", amounts([6, 2518], [21, 2281]), [6]],
    ["all at which more is refunded", amounts([6, 2518], [21, 2282]), [6, 21]],
    ["the one of several amounts that are too much together", amounts([21, 2000], [6, 1], [21, 282]), [21]],
    ["the one that no invoice has", amounts([12, 1]), [12]],
  ])("are %s", (_, refunded, rates) => {
    expect(lackingRates([invoice], [], refunded)).toEqual(rates)
  })

  it("follow the goods of all invoices, and the credit notes so far", () => {
    const note = creditNoteOf(
      [invoice],
      [],
      { cents: 1281, at: REFUNDED_AT, parts: amounts([21, 1281]) },
      CREDIT,
    )
    const mix = { id: "mix", name: "Mélange", quantity: 1, vat_rate: 21 }
    const refunded = (amount_cents: number) => ({ ...NOTHING, items: [{ ...mix, amount_cents }] })
    expect(lackingRates([invoice], [note], refunded(1000))).toEqual([])
    expect(lackingRates([invoice], [note], refunded(1001))).toEqual([21])
    expect(lackingRates([invoice, invoice], [note], refunded(1001))).toEqual([])
    expect(lackingRates([invoice], [note, note], refunded(1))).toEqual([21])
  })

  it("include those of the delivery", () => {
    const note = creditNoteOf(
      [invoice],
      [],
      { cents: 2517, at: REFUNDED_AT, parts: amounts([6, 2517]) },
      CREDIT,
    )
    expect(lackingRates([invoice], [], { ...NOTHING, delivery_cents: 595 })).toEqual([])
    expect(lackingRates([invoice], [note], { ...NOTHING, delivery_cents: 595 })).toEqual([6])
  })
})

describe("The facts of a credit note", () => {
  const lines = [lineOf({ id: "perch", name: "Perchoir", quantity: 2, unit_cents: 1000, rate: 21 })]
  const paid_by = [{ method: { kind: "transfer" as const, brand: null, last4: null }, paid_cents: 2595 }]
  const sale = saleWith({ lines, paid_by })
  const [first, second] = ["F-1", "F-2"].map((number) => invoiceOf(sale, SELLER, { ...ISSUE, number }))
  if (!first || !second) throw new Error("There are two invoices.")
  const item = { id: "perch", name: "Perchoir", quantity: 1, vat_rate: 21 }
  const noteOf = (amount_cents: number, more: Partial<RefundParts["items"][number]> = {}) => {
    const parts = { items: [{ ...item, amount_cents, ...more }], delivery_cents: 0, amounts: [] }
    return creditNoteOf([first], [], { cents: amount_cents, at: REFUNDED_AT, parts }, CREDIT)
  }

  it("are those of the refund, of the sale, and of all invoices", () => {
    const note = creditNoteOf([first, second], [], { cents: 5190, at: REFUNDED_AT }, CREDIT)
    expect(note).toMatchObject({
      ...{ number: CREDIT.number, issued_at: CREDIT.issued_at.toISOString(), paid_at: REFUNDED_AT },
      ...{ seller: SELLER, order_number: sale.order_number, delivery_cents: 1190 },
      credits: { number: "F-1", issued_at: first.issued_at, further: ["F-2"], extent: "all" },
    })
    expect(note.lines).toEqual([...first.lines, ...second.lines])
    expect(note.paid_by).toBeUndefined()
    expect(first.paid_by).toEqual(paid_by)
    expect(noteOf(100).credits).not.toHaveProperty("further")
  })

  it("keep the unit price up to the price of all units", () => {
    expect(noteOf(2000, { quantity: 2 }).lines).toMatchObject([{ unit_cents: 1000, discount_cents: 0 }])
    expect(noteOf(2001, { quantity: 2 }).lines).toMatchObject([{ unit_cents: 1001, discount_cents: 1 }])
    expect(noteOf(100).lines[0]).not.toHaveProperty("vat")
  })

  it("name a line that is refunded without money, if it is on the invoice", () => {
    const items = [
      { ...item, amount_cents: 0 },
      { ...item, id: "free", amount_cents: 0 },
    ]
    const parts = { items, delivery_cents: 595, amounts: [] }
    const note = creditNoteOf([first], [], { cents: 595, at: REFUNDED_AT, parts }, CREDIT)
    expect(note.lines.map(({ id }) => id)).toEqual(["perch"])
    expect(note.amounts).toEqual([])
  })

  it("of a reversal are those of its day, without the reason", () => {
    const note = { ...noteOf(1000), reason: "Sac déchiré" }
    const issue = { number: "C-2", issued_at: new Date("2026-12-01T08:00:00Z") }
    const undoing = undoingNoteOf(note, issue)
    const day = issue.issued_at.toISOString()
    expect(undoing).toMatchObject({ kind: "credit_note", number: "C-2", issued_at: day, paid_at: day })
    expect(undoing.reason).toBeUndefined()
    expect(undoing.totals).toMatchObject({ total_cents: -1000, subtotal_cents: -827, tax_cents: -173 })
  })
})

describe("An invoice", () => {
  it("contains the facts of the sale and its totals", () => {
    const invoice = invoiceOf(saleWith(), SELLER, ISSUE)
    expect(invoice).toEqual({
      ...{
        ...saleWith(),
        paid_cents: undefined,
        kind: "invoice",
        number: ISSUE.number,
        issued_at: ISSUE.issued_at.toISOString(),
      },
      ...{ seller: SELLER, credits: null },
      totals: {
        ...{ total_cents: 4798, subtotal_cents: 4260, tax_cents: 538 },
        vat: [
          { rate: 6, net_cents: 2375, vat_cents: 142 },
          { rate: 21, net_cents: 1885, vat_cents: 396 },
        ],
      },
    })
  })

  it("is rejected if its lines do not add up to the payment", () => {
    expect(() => invoiceOf(saleWith({ paid_cents: 4797 }), SELLER, ISSUE)).toThrow(
      "Order BP-2026-000123 was paid with 4797 cents, but the total of its lines is 4798 cents.",
    )
  })

  it("taxes the delivery like the goods of the first invoice", () => {
    const invoice = invoiceOf(saleWith({ lines: [], paid_cents: 595 }), SELLER, ISSUE, [
      { rate: 6, gross_cents: 100 },
    ])
    expect(invoice.totals.vat.map(({ rate }) => rate)).toEqual([6])
  })
})
