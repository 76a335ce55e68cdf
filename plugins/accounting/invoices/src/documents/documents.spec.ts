import { repetitions } from "@bon-perroquet/testing/campaign"
import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import { DEFAULT_RATES, rateAt, VAT_CLASSES } from "@bon-perroquet/vat/rates"
import { VAT_SCHEMES } from "@bon-perroquet/contract/vat/scheme"
import { vatOf } from "@bon-perroquet/contract/vat/totals"
import { MathBN } from "@medusajs/framework/utils"
import fc from "fast-check"
import type { Content } from "../modules/documents"
import { CREDIT, grossAt, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { creditNoteOf } from "./credit-note"
import { invoiceOf } from "./invoice"
import { lineOf } from "./sale"

const BASKETS = repetitions(100_000, 1 / 40)

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
  parts: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 2 }),
})
type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never

function invoiced({ country, scheme, items, delivery_cents }: Basket): Content {
  const lines = items.map(({ vatClass, quantity, unit_cents, discounts }, index) => {
    const rate = rateAt(DEFAULT_RATES, { vatClass, countryCode: country, scheme })
    const discount_cents = discountCents(discounts, unit_cents * quantity, rate)
    return lineOf({ name: `goods ${index}`, quantity, unit_cents, rate }, discount_cents)
  })
  return invoiceOf(saleWith({ country, scheme, lines, delivery_cents }), SELLER, ISSUE)
}

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
  // Calls expect() only on failure, because it takes most of the time.
  if (!ok) expect(totals).toBe("a document that adds up")
}

describe(`Each of ${BASKETS} random baskets`, () => {
  it("is invoiced at its displayed total and can be refunded to zero", () => {
    fc.assert(
      fc.property(basket, (input) => {
        const invoice = invoiced(input)
        expectToAddUp(invoice)
        const seen = sum(invoice.lines.map(({ gross_cents }) => gross_cents)) + input.delivery_cents
        if (invoice.totals.total_cents !== seen) return false
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
  it("is not issued when its lines differ from the payment", () => {
    for (const paid_cents of [4797, 4799])
      expect(() => invoiceOf(saleWith({ paid_cents }), SELLER, ISSUE)).toThrow(
        `Order BP-2026-000123 was paid with ${paid_cents} cents, but the total of its lines is 4798 cents.`,
      )
  })

  it("shows no discount on a line without one", () => {
    expect(invoiceOf(saleWith(), SELLER, ISSUE)).toMatchObject({ kind: "invoice", credits: null })
    const sold = { name: "Amandes", quantity: 2, unit_cents: 1000, rate: 6 }
    expect(lineOf(sold)).toEqual({ ...sold, discount_cents: 0, gross_cents: 2000 })
  })
})
