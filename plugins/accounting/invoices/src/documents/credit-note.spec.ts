import type { RefundParts } from "@bon-perroquet/contract"
import { centsIn, rateIn, SECTIONS, tablesIn } from "@bon-perroquet/vat/testing"
import type { Content } from "../modules/documents"
import { CREDIT, grossAt, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { creditNoteOf, undoingNoteOf } from "./credit-note"
import { invoiceOf } from "./invoice"
import { lineOf } from "./sale"

describe("A credit note", () => {
  const invoice = invoiceOf(saleWith(), SELLER, ISSUE)
  const credit = (cents: number, earlier: Content[] = []) =>
    creditNoteOf([invoice], earlier, { cents, at: REFUNDED_AT }, CREDIT)

  it("that credits everything repeats the invoice's lines and names the invoice", () => {
    const note = credit(invoice.totals.total_cents)
    expect(note.kind).toBe("credit_note")
    expect(note.lines).toEqual(invoice.lines)
    expect(note.totals).toEqual(invoice.totals)
    expect(note.credits).toEqual({
      number: invoice.number,
      issued_at: invoice.issued_at,
      extent: "all",
    })
  })

  it("for a part is spread over the invoice's VAT rates, and the next credit note takes the rest", () => {
    // 47.98 = 25.17 at 6 % + 22.81 at 21 %. The shares of 10.00 are 5.25 and 4.75.
    const part = credit(1000)
    expect(part.totals.vat.map(({ rate, net_cents, vat_cents }) => [rate, net_cents + vat_cents])).toEqual([
      [6, 525],
      [21, 475],
    ])
    expect(part.credits?.extent).toBe("part")
    expect(part.lines).toEqual([])
    const rest = credit(3798, [part])
    expect(rest.credits?.extent).toBe("rest")
    expect(grossAt(rest, 6) + grossAt(part, 6)).toBe(grossAt(invoice, 6))
  })

  it("matches the calculation in docs/vat.md", () => {
    const example = SECTIONS.find(({ title }) => title.startsWith("A refund of 10.00"))
    const [rows = []] = tablesIn(example?.text ?? "")
    const part = credit(1000)
    const rest = credit(3798, [part])
    expect(rows).toHaveLength(2)
    const written = rows.map(([rate, , gross, left, , vatLeft, vat, base]) => ({
      rate: rateIn(rate),
      part: { gross: centsIn(gross), vat: centsIn(vat), base: centsIn(base) },
      rest: { gross: centsIn(left), vat: centsIn(vatLeft), base: centsIn(left) - centsIn(vatLeft) },
    }))
    const amountsAt = (note: Content, rate: number) => {
      const entry = note.totals.vat.find((each) => each.rate === rate)
      return { gross: grossAt(note, rate), vat: entry?.vat_cents, base: entry?.net_cents }
    }
    expect(written).toEqual(
      [6, 21].map((rate) => ({ rate, part: amountsAt(part, rate), rest: amountsAt(rest, rate) })),
    )
  })

  const parts = (named: Partial<RefundParts>): RefundParts => ({
    items: [],
    delivery_cents: 0,
    amounts: [],
    ...named,
  })
  const mix = { id: "mix", name: "Mélange grands perroquets", quantity: 1, amount_cents: 999, vat_rate: 21 }

  it("shows the price of the refunded line despite another line with its name", () => {
    const unit = { name: "Perchoir", quantity: 1, rate: 21 }
    const lines = [
      lineOf({ id: "small", unit_cents: 1000, ...unit }),
      lineOf({ id: "large", unit_cents: 1250, ...unit }),
    ]
    const twins = invoiceOf(saleWith({ lines, delivery_cents: 0 }), SELLER, ISSUE)
    const item = { id: "large", name: "Perchoir", quantity: 1, amount_cents: 1250, vat_rate: 21 }
    const refunded = { cents: 1250, at: REFUNDED_AT, parts: parts({ items: [item] }) }
    expect(creditNoteOf([twins], [], refunded, CREDIT).lines).toMatchObject([
      { quantity: 1, unit_cents: 1250, discount_cents: 0, gross_cents: 1250 },
    ])
  })

  it("names the country of a unit's VAT, even if more than its price is credited", () => {
    const unit = { id: "perch", name: "Perchoir", rate: 21, vat: "VAT-BE" }
    const lines = [lineOf({ ...unit, quantity: 2, unit_cents: 1000 })]
    const sold = invoiceOf(saleWith({ lines, delivery_cents: 0 }), SELLER, ISSUE)
    const item = { id: "perch", name: "Perchoir", quantity: 1, amount_cents: 1037, vat_rate: 21 }
    const refunded = { cents: 1037, at: REFUNDED_AT, parts: parts({ items: [item] }) }
    expect(creditNoteOf([sold], [], refunded, CREDIT).lines).toMatchObject([
      { vat: "VAT-BE", unit_cents: 1037, gross_cents: 1037 },
    ])
  })

  it("for items, delivery or an amount uses their VAT rates and names them", () => {
    const creditFor = (cents: number, named: Partial<RefundParts>, earlier: Content[] = []) =>
      creditNoteOf([invoice], earlier, { cents, at: REFUNDED_AT, parts: parts(named) }, CREDIT)
    const note = creditFor(999, { items: [mix] })
    expect(note.totals.vat).toEqual([{ rate: 21, net_cents: 825, vat_cents: 174 }])
    expect(note.lines).toMatchObject([{ quantity: 1, unit_cents: 999, gross_cents: 999, discount_cents: 0 }])
    const delivery = creditFor(595, { delivery_cents: 595 }, [note])
    expect(delivery).toMatchObject({ delivery_cents: 595, lines: [] })
    expect([grossAt(delivery, 6), grossAt(delivery, 21)]).toEqual([312, 283])
    const amount = creditFor(100, { amounts: [{ vat_rate: 6, amount_cents: 100 }] }, [note, delivery])
    expect(amount.totals.vat.map(({ rate }) => rate)).toEqual([6])
    const rest = credit(4798 - 999 - 595 - 100, [note, delivery, amount])
    for (const { rate, net_cents, vat_cents } of invoice.totals.vat) {
      const credited = [note, delivery, amount, rest].flatMap(({ totals }) =>
        totals.vat.filter((each) => each.rate === rate),
      )
      expect(sum(credited.map((each) => each.net_cents))).toBe(net_cents)
      expect(sum(credited.map((each) => each.vat_cents))).toBe(vat_cents)
    }
  })

  it("names goods like the invoice, with unit price and discount", () => {
    const [almonds] = invoice.lines
    if (!almonds) throw new Error("The sample has a line.")
    const refundedPart = {
      id: "almonds",
      name: almonds.name,
      quantity: 1,
      amount_cents: 700,
      vat_rate: almonds.rate,
    }
    const twin = { ...almonds, id: "twin", unit_cents: 1, discount_cents: 0, gross_cents: almonds.quantity }
    const lines = [twin, ...invoice.lines]
    const creditOf = (items: RefundParts["items"]) =>
      creditNoteOf(
        [{ ...invoice, lines }],
        [],
        { cents: 700, at: REFUNDED_AT, parts: parts({ items }) },
        CREDIT,
      )
    expect(creditOf([refundedPart]).lines).toEqual([
      {
        ...{ id: "almonds", name: almonds.name, quantity: 1, rate: 6, gross_cents: 700 },
        ...{ unit_cents: almonds.unit_cents, discount_cents: almonds.unit_cents - 700 },
      },
    ])
    // A line without an invoice gets the refunded amount as its price.
    expect(creditOf([{ ...refundedPart, id: "other", quantity: 3 }]).lines).toMatchObject([
      { unit_cents: 234, discount_cents: 2, gross_cents: 700 },
    ])
  })

  it("shows a refunded amount with its rate and reason", () => {
    const amounts = [{ vat_rate: 6, amount_cents: 100 }]
    const refunded = { cents: 100, at: REFUNDED_AT, parts: parts({ amounts }), reason: "Sac déchiré" }
    expect(creditNoteOf([invoice], [], refunded, CREDIT)).toMatchObject({
      amounts: [{ rate: 6, gross_cents: 100 }],
      reason: "Sac déchiré",
    })
    expect(credit(100)).not.toHaveProperty("reason")
    expect(credit(100)).not.toHaveProperty("given_as")
    expect(creditNoteOf([invoice], [], { ...refunded, given_as: "store_credit" }, CREDIT)).toMatchObject({
      given_as: "store_credit",
    })
    expect(creditNoteOf([invoice], [], { ...refunded, reason: "" }, CREDIT)).not.toHaveProperty("reason")
  })

  it("for two invoices lists the VAT rates in ascending order, without those that were credited before", () => {
    const invoiceAt = (rate: number) => {
      const lines = [lineOf({ id: `at ${rate}`, name: "Perchoir", quantity: 1, unit_cents: 1000, rate })]
      return invoiceOf(saleWith({ lines, delivery_cents: 0 }), SELLER, ISSUE)
    }
    const both = [invoiceAt(21), invoiceAt(6)]
    const rates = ({ totals }: Content) => totals.vat.map(({ rate }) => rate)
    expect(rates(creditNoteOf(both, [], { cents: 2000, at: REFUNDED_AT }, CREDIT))).toEqual([6, 21])
    const amounts = [{ vat_rate: 21, amount_cents: 1000 }]
    const first = creditNoteOf(both, [], { cents: 1000, at: REFUNDED_AT, parts: parts({ amounts }) }, CREDIT)
    expect(rates(creditNoteOf(both, [first], { cents: 1000, at: REFUNDED_AT }, CREDIT))).toEqual([6])
  })

  it("does not name a free replacement, which is on no invoice", () => {
    const free = { id: "replacement", name: "Noix", quantity: 1, amount_cents: 0, vat_rate: 6 }
    const refunded = { cents: 999, at: REFUNDED_AT, parts: parts({ items: [mix, free] }) }
    expect(creditNoteOf([invoice], [], refunded, CREDIT).lines).toMatchObject([{ id: "mix" }])
  })

  it("is rejected if nothing was invoiced", () => {
    expect(() => creditNoteOf([], [], { cents: 1, at: REFUNDED_AT }, CREDIT)).toThrow(
      "The order has no invoiced amount left to credit.",
    )
  })

  it("adds up to zero with its reversal", () => {
    const note = { ...credit(1000), number: "C-2026-000001" }
    const undoing = undoingNoteOf(note, { ...CREDIT, number: "C-2026-000002" })
    expect(sum([note, undoing].map(({ totals }) => totals.total_cents))).toBe(0)
    expect(undoing).toMatchObject({ lines: [], delivery_cents: 0, amounts: [] })
    expect(undoing.totals.vat).toEqual(
      note.totals.vat.map(({ rate, net_cents, vat_cents }) => ({
        rate,
        net_cents: 0 - net_cents,
        vat_cents: 0 - vat_cents,
      })),
    )
    expect(undoing.undoes).toEqual({ number: note.number, issued_at: note.issued_at })
  })

  it("for goods matches the calculation in docs/vat.md", () => {
    const example = SECTIONS.find(({ title }) => title.startsWith("A refund of one parrot mix"))
    const [rows = []] = tablesIn(example?.text ?? "")
    const { totals } = creditNoteOf(
      [invoice],
      [],
      { cents: 999, at: REFUNDED_AT, parts: parts({ items: [mix] }) },
      CREDIT,
    )
    const written = rows.map(([rate, , , , , vat, base]) => ({
      rate: rateIn(rate),
      net_cents: centsIn(base),
      vat_cents: centsIn(vat),
    }))
    expect(written).toEqual(totals.vat)
  })

  it("never credits more than is left", () => {
    const refusal = (cents: number, left: number) =>
      `${cents} cents cannot be credited: only ${left} cents are left.`
    expect(() => credit(4799)).toThrow(refusal(4799, 4798))
    expect(() => credit(3799, [credit(1000)])).toThrow(refusal(3799, 3798))
    expect(() => credit(1, [credit(4798)])).toThrow(refusal(1, 0))
    expect(() => credit(0)).toThrow(refusal(0, 4798))
    expect(() => credit(-1)).toThrow(refusal(-1, 4798))
  })

  it("shows only rates with a credit of at least a cent", () => {
    expect(credit(1).totals.vat).toEqual([{ rate: 6, net_cents: 1, vat_cents: 0 }])
    const parts: Content[] = [credit(4700)]
    for (let left = 98; left > 0; left -= 1) parts.push(credit(1, parts))
    expect(parts.slice(1).map(({ totals }) => totals.vat.length)).toEqual(Array<number>(98).fill(1))
  })
})
