import { repetitions } from "@bon-perroquet/testing/campaign"
import { DEFAULT_RATES, rateAt, VAT_CLASSES, VAT_SCHEMES } from "@bon-perroquet/vat/rates"
import { centsIn, rateIn, SECTIONS, tablesIn } from "@bon-perroquet/vat/testing"
import { vatOf } from "@bon-perroquet/vat/totals"
import { MathBN } from "@medusajs/framework/utils"
import fc from "fast-check"
import type { RefundParts } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { CREDIT, grossAt, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { creditNoteOf, standing, undoingNoteOf } from "./credit-note"
import { invoiceOf } from "./invoice"
import { lineOf } from "./sale"

/** Random baskets in all; each is invoiced, and credited in parts. */
const BASKETS = repetitions(100_000)

/** Of the engine's own: fractions of cents, with VAT or without. */
const discount = fc.record({
  amount: fc.nat(50_000_000).map((millionths) => MathBN.div(millionths, 1_000_000)),
  is_tax_inclusive: fc.boolean(),
})
const items = fc.record({
  vatClass: fc.constantFrom(...VAT_CLASSES),
  quantity: fc.integer({ min: 1, max: 99 }),
  unit_cents: fc.integer({ min: 1, max: 50_000 }),
  discounts: fc.array(discount, { maxLength: 2 }),
})
const basket = fc.record({
  country: fc.constantFrom("BE", "FR", "NL", "LU"),
  scheme: fc.constantFrom(...VAT_SCHEMES),
  items: fc.array(items, { minLength: 1, maxLength: 5 }),
  delivery_cents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })),
  /** Of what is left, in thousandths: the refunds before the last. */
  parts: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 2 }),
})
type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never

function invoiced({ country, scheme, items, delivery_cents }: Basket): Content {
  const lines = items.map(({ vatClass, quantity, unit_cents, discounts }, index) => {
    const rate = rateAt(DEFAULT_RATES, { vatClass, countryCode: country, scheme })
    return lineOf({ name: `goods ${index}`, quantity, unit_cents, rate }, discounts)
  })
  return invoiceOf(saleWith({ country, scheme, lines, delivery_cents }), SELLER, ISSUE)
}

/** All of an invoice given back, in so many parts. */
function creditedInFull(invoice: Content, parts: number[]): Content[] {
  const notes: Content[] = []
  const credit = (cents: number) => {
    if (cents > 0) notes.push(creditNoteOf([invoice], notes, { cents, at: REFUNDED_AT }, CREDIT))
  }
  const left = () => invoice.totals.total_cents - sum(notes.map(({ totals }) => totals.total_cents))
  for (const part of parts) credit(Math.floor((left() * part) / 1000))
  credit(left())
  return notes
}

function expectToAddUp({ totals }: Content): void {
  const ok =
    totals.subtotal_cents + totals.tax_cents === totals.total_cents &&
    sum(totals.vat.map(({ vat_cents }) => vat_cents)) === totals.tax_cents &&
    sum(totals.vat.map(({ net_cents }) => net_cents)) === totals.subtotal_cents &&
    totals.vat.every(({ net_cents, vat_cents }) => net_cents >= 0 && vat_cents >= 0)
  // One assertion for many baskets: expect() itself is what would take the time.
  if (!ok) expect(totals).toBe("a document that adds up")
}

describe(`Of ${BASKETS} random baskets`, () => {
  it("each invoice comes to what the shopper saw, and each refund of everything leaves nothing", () => {
    fc.assert(
      fc.property(basket, (input) => {
        const invoice = invoiced(input)
        expectToAddUp(invoice)
        const seen = sum(invoice.lines.map(({ gross_cents }) => gross_cents)) + input.delivery_cents
        if (invoice.totals.total_cents !== seen) return false
        // VAT is in the price: never more than the rate's share of what was paid.
        if (
          invoice.totals.vat.some((each) => each.vat_cents !== vatOf(grossAt(invoice, each.rate), each.rate))
        )
          return false

        const notes = creditedInFull(invoice, input.parts)
        notes.forEach(expectToAddUp)
        return invoice.totals.vat.every(
          ({ rate, net_cents, vat_cents }) =>
            sum(notes.map((note) => grossAt(note, rate))) === net_cents + vat_cents &&
            sum(
              notes.flatMap(({ totals }) =>
                totals.vat.filter((v) => v.rate === rate).map((v) => v.vat_cents),
              ),
            ) === vat_cents,
        )
      }),
      { numRuns: BASKETS },
    )
  }, 300_000)
})

describe("An invoice", () => {
  it("is not issued when its lines don't come to what was paid", () => {
    for (const paid_cents of [4797, 4799])
      expect(() => invoiceOf(saleWith({ paid_cents }), SELLER, ISSUE)).toThrow(
        `Order BP-2026-000123 was paid ${paid_cents} cents, but its lines come to 4798.`,
      )
  })

  it("is one, and says of a line without a discount that it has none", () => {
    expect(invoiceOf(saleWith(), SELLER, ISSUE)).toMatchObject({ kind: "invoice", credits: null })
    const sold = { name: "Amandes", quantity: 2, unit_cents: 1000, rate: 6 }
    expect(lineOf(sold)).toEqual({ ...sold, discount_cents: 0, gross_cents: 2000 })
    expect(lineOf(sold, null)).toEqual(lineOf(sold))
  })

  it("takes discounts off the line, VAT included, and never more than it costs", () => {
    const sold = { name: "Amandes", quantity: 2, unit_cents: 1000, rate: 6 }
    expect(lineOf(sold, [{ amount: 3, is_tax_inclusive: true }])).toMatchObject({
      discount_cents: 300,
      gross_cents: 1700,
    })
    // 3.00 without VAT at 6 % is 3.18 with it.
    expect(lineOf(sold, [{ amount: 3, is_tax_inclusive: false }]).gross_cents).toBe(1682)
    expect(lineOf(sold, [{ amount: 99.99, is_tax_inclusive: true }]).gross_cents).toBe(0)
  })
})

describe("A credit note", () => {
  const invoice = invoiceOf(saleWith(), SELLER, ISSUE)
  const credit = (cents: number, earlier: Content[] = []) =>
    creditNoteOf([invoice], earlier, { cents, at: REFUNDED_AT }, CREDIT)

  it("of everything repeats the invoice's lines and names it", () => {
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

  it("of a part spreads it over the invoice's rates, and the next takes the rest", () => {
    // 47.98 = 25.17 at 6 % + 22.81 at 21 %; of 10.00 that is 5.25 and 4.75.
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

  it("comes to what docs/vat.md calculates by hand", () => {
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

  it("of named items, delivery or an amount is at their rates, and names them", () => {
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

  it("that is taken back leaves the invoice as it was before", () => {
    const note = { ...credit(1000), number: "C-2026-000001" }
    const undoing = undoingNoteOf(note, { ...CREDIT, number: "C-2026-000002" })
    expect(sum([note, undoing].map(({ totals }) => totals.total_cents))).toBe(0)
    expect(undoing.undoes).toEqual({ number: note.number, issued_at: note.issued_at })
    expect(standing([note, undoing])).toEqual([])
    expect(credit(4798, [note, undoing]).credits?.extent).toBe("all")
  })

  it("of goods comes to what docs/vat.md calculates by hand", () => {
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

  it("never gives back more than is left", () => {
    const refusal = (cents: number, left: number) => `${cents} cents of ${left} can't be credited.`
    expect(() => credit(4799)).toThrow(refusal(4799, 4798))
    expect(() => credit(3799, [credit(1000)])).toThrow(refusal(3799, 3798))
    expect(() => credit(1, [credit(4798)])).toThrow(refusal(1, 0))
    expect(() => credit(0)).toThrow(refusal(0, 4798))
    expect(() => credit(-1)).toThrow(refusal(-1, 4798))
  })

  it("shows no rate of which nothing is given back, and each of which a cent is", () => {
    expect(credit(1).totals.vat).toEqual([{ rate: 6, net_cents: 1, vat_cents: 0 }])
    const parts: Content[] = [credit(4700)]
    for (let left = 98; left > 0; left -= 1) parts.push(credit(1, parts))
    expect(parts.slice(1).map(({ totals }) => totals.vat.length)).toEqual(Array<number>(98).fill(1))
  })
})
