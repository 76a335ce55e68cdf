import { CREDIT, grossAt, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { changedSince } from "./changed"
import { creditNoteOf } from "./credit-note"
import { identified } from "./identified"
import { invoiceOf } from "./invoice"
import { lineOf } from "./sale"

describe("An order with goods added after its invoice", () => {
  const sale = saleWith()
  const first = invoiceOf(sale, SELLER, ISSUE)
  const more = lineOf({ id: "pecans", name: "Noix de pécan", quantity: 1, unit_cents: 1390, rate: 6 })
  const edited = { lines: [...sale.lines, more], delivery_cents: sale.delivery_cents }

  it("gets a further invoice of only the added goods", () => {
    const changed = changedSince(edited, [first], [])
    expect(changed).toMatchObject({
      added: { lines: [more], delivery_cents: 0 },
      added_cents: 1390,
      removed_cents: 0,
    })
  })

  it("is credited in full at the rates of both invoices, to the cent", () => {
    const second = invoiceOf(saleWith({ lines: [more], delivery_cents: 0 }), SELLER, {
      ...ISSUE,
      number: "F-2026-000043",
    })
    const both = [first, second]
    const total = sum(both.map(({ totals }) => totals.total_cents))
    const part = creditNoteOf(both, [], { cents: 1000, at: REFUNDED_AT }, CREDIT)
    const rest = creditNoteOf(both, [part], { cents: total - 1000, at: REFUNDED_AT }, CREDIT)
    for (const rate of [6, 21])
      expect(grossAt(part, rate) + grossAt(rest, rate)).toBe(grossAt(first, rate) + grossAt(second, rate))
    expect(part.totals.tax_cents + rest.totals.tax_cents).toBe(
      first.totals.tax_cents + second.totals.tax_cents,
    )
    expect(rest.credits).toMatchObject({
      number: "F-2026-000042",
      further: ["F-2026-000043"],
      extent: "rest",
    })
  })

  it("is credited in full if its further invoice contains only delivery, taxed at the first invoice's rates", () => {
    const brought = saleWith({ lines: [], delivery_cents: 500 })
    const second = invoiceOf(brought, SELLER, { ...ISSUE, number: "F-2026-000043" }, first.lines)
    expect(second.totals.vat.map(({ rate }) => rate)).toEqual([6, 21])
    const both = [first, second]
    const total = sum(both.map(({ totals }) => totals.total_cents))
    const parts = { items: [], delivery_cents: 500, amounts: [] }
    const part = creditNoteOf(both, [], { cents: 500, at: REFUNDED_AT, parts }, CREDIT)
    const rest = creditNoteOf(both, [part], { cents: total - 500, at: REFUNDED_AT }, CREDIT)
    for (const rate of [6, 21])
      expect(grossAt(part, rate) + grossAt(rest, rate)).toBe(grossAt(first, rate) + grossAt(second, rate))
    expect(part.totals.tax_cents + rest.totals.tax_cents).toBe(
      first.totals.tax_cents + second.totals.tax_cents,
    )
  })

  it("is credited by one credit note with the lines of both invoices", () => {
    const later = { lines: [more], delivery_cents: 300, paid_cents: 1690 }
    const second = invoiceOf(saleWith(later), SELLER, { ...ISSUE, number: "F-2026-000043" })
    const total = first.totals.total_cents + second.totals.total_cents
    const note = creditNoteOf([first, second], [], { cents: total, at: REFUNDED_AT }, CREDIT)
    expect(note).toMatchObject({
      lines: [...first.lines, more],
      delivery_cents: first.delivery_cents + 300,
      credits: { extent: "all" },
    })
    expect(note.totals).toEqual({
      total_cents: total,
      subtotal_cents: first.totals.subtotal_cents + second.totals.subtotal_cents,
      tax_cents: first.totals.tax_cents + second.totals.tax_cents,
      vat: [6, 21].map((rate) => {
        const at = [first, second].flatMap(({ totals }) => totals.vat.filter((each) => each.rate === rate))
        return {
          rate,
          net_cents: sum(at.map(({ net_cents }) => net_cents)),
          vat_cents: sum(at.map(({ vat_cents }) => vat_cents)),
        }
      }),
    })
    // Lists rates in ascending order, although the first invoice has the higher rate.
    expect(
      creditNoteOf([second, first], [], { cents: total, at: REFUNDED_AT }, CREDIT).totals.vat.map(
        ({ rate }) => rate,
      ),
    ).toEqual([6, 21])
  })

  it("lists added and removed goods separately by line", () => {
    const [almonds, mix] = sale.lines
    if (!almonds || !mix) throw new Error("The sample has two lines.")
    const remaining = { ...almonds, quantity: 2, gross_cents: 1470 }
    const changed = changedSince({ ...edited, lines: [remaining, mix, more] }, [first], [])
    expect(changed).toMatchObject({ added_cents: 1390, removed_cents: 735 })
    expect(changed.removed.items).toMatchObject([{ name: almonds.name, quantity: 1, vat_rate: 6 }])
  })

  it("gets all units of a line credited and invoiced again if its price changed", () => {
    const [almonds, mix] = sale.lines
    if (!almonds || !mix) throw new Error("The sample has two lines.")
    const dearer = { ...almonds, gross_cents: almonds.gross_cents + 100, discount_cents: -100 }
    expect(changedSince({ ...edited, lines: [dearer, mix] }, [first], [])).toMatchObject({
      removed: { items: [{ id: "almonds", quantity: 3, amount_cents: 2205 }] },
      added: { lines: [{ id: "almonds", quantity: 3, gross_cents: 2305 }] },
      added_cents: 2305,
      removed_cents: 2205,
    })
  })

  it("invoices units at a raised price if refunds of amounts left more than their price", () => {
    const [almonds, mix] = sale.lines
    if (!almonds || !mix) throw new Error("The sample has two lines.")
    const dearer = { ...almonds, gross_cents: almonds.gross_cents + 100, discount_cents: -100 }
    const { added } = changedSince({ ...edited, lines: [dearer, mix] }, [first], [])
    expect(added.lines).toMatchObject([{ quantity: 3, unit_cents: 769, discount_cents: 2 }])
  })

  it("invoices goods sent in place of a free unit", () => {
    const gift = { ...lineOf({ id: "gift", name: "Perchoir", quantity: 1, unit_cents: 900, rate: 21 }) }
    const free = { ...gift, discount_cents: 900, gross_cents: 0 }
    const sold = saleWith({ lines: [...sale.lines, free] })
    const changed = changedSince(
      { ...sold, lines: [...sale.lines, more] },
      [invoiceOf(sold, SELLER, ISSUE)],
      [],
    )
    expect(changed).toMatchObject({
      added: { lines: [{ id: "pecans", gross_cents: 1390 }] },
      removed: { items: [{ id: "gift", quantity: 1, amount_cents: 0 }] },
      added_cents: 1390,
      removed_cents: 0,
    })
  })

  it("distinguishes two lines with the same name, rate and price", () => {
    const twin = { ...more, id: "pecans-2", gross_cents: 695, discount_cents: 695 }
    const sold = saleWith({ lines: [more, twin] })
    const changed = changedSince({ ...sold, lines: [more] }, [invoiceOf(sold, SELLER, ISSUE)], [])
    expect(changed.removed.items).toMatchObject([{ id: "pecans-2", quantity: 1, amount_cents: 695 }])
    expect(changed.added_cents).toBe(0)
  })

  it("gets no document if a line is replaced by the same goods at the same price", () => {
    const again = { ...more, id: "sent-again" }
    const sold = saleWith({ lines: [...sale.lines, more] })
    const invoice = invoiceOf(sold, SELLER, ISSUE)
    const changed = changedSince({ ...sold, lines: [...sale.lines, again] }, [invoice], [], (id) =>
      id === "sent-again" ? "pecans" : id,
    )
    expect(changed).toMatchObject({ added_cents: 0, removed_cents: 0, added: { lines: [] } })
  })
})

describe("A document without line ids", () => {
  it("gets the ids of the order's lines, in their sequence", () => {
    const line = { name: "Perchoir", quantity: 1, unit_cents: 900, rate: 21 }
    const [one, two] = [lineOf({ id: "a", ...line }), lineOf({ id: "b", ...line })]
    const invoice = invoiceOf(saleWith({ lines: [lineOf(line), lineOf(line)] }), SELLER, ISSUE)
    expect(identified([{ content: invoice }], [one, two])[0]?.lines.map(({ id }) => id)).toEqual(["a", "b"])
    const firstInvoice = invoiceOf(saleWith({ lines: [one] }), SELLER, ISSUE)
    expect(identified([{ content: firstInvoice }], [two])).toEqual([firstInvoice])
  })
})
