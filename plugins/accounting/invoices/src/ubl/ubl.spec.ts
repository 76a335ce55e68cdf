import fc from "fast-check"
import { creditNoteOf, undoingNoteOf } from "../documents/credit-note"
import { invoiceOf } from "../documents/invoice"
import { lineOf } from "../documents/sale"
import type { Content } from "../modules/documents"
import { CREDIT, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { ublOf } from "."
import { ublLinesOf } from "./lines"

const invoice = (about: Parameters<typeof saleWith>[0] = {}) => invoiceOf(saleWith(about), SELLER, ISSUE)
const credit = (of: Content, cents: number) => creditNoteOf([of], [], { cents, at: REFUNDED_AT }, CREDIT)

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text)
function childrenOf(xml: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const [, end, name = ""] of xml.matchAll(/<(\/?)([\w:]+)[^>]*>/g)) {
    if (!end && depth === 1) names.push(name)
    depth += end ? -1 : 1
  }
  return names
}

describe("An invoice or credit note as UBL", () => {
  it("has the elements of EN 16931 in the order of the schema", () => {
    expect(childrenOf(ublOf(invoice()).replace(/^.*\n/, ""))).toEqual([
      ...["cbc:CustomizationID", "cbc:ID", "cbc:IssueDate", "cbc:InvoiceTypeCode"],
      ...["cbc:DocumentCurrencyCode", "cac:OrderReference"],
      ...["cac:AccountingSupplierParty", "cac:AccountingCustomerParty", "cac:Delivery", "cac:PaymentMeans"],
      ...["cac:TaxTotal", "cac:LegalMonetaryTotal"],
      ...["cac:InvoiceLine", "cac:InvoiceLine", "cac:InvoiceLine", "cac:InvoiceLine"],
    ])
  })

  it("states the document's amounts, and that they are paid", () => {
    const xml = ublOf(invoice())
    expect(textsOf(xml, "cbc:TaxExclusiveAmount")).toEqual(["42.60"])
    expect(textsOf(xml, "cbc:TaxInclusiveAmount")).toEqual(["47.98"])
    expect(textsOf(xml, "cbc:PrepaidAmount")).toEqual(["47.98"])
    expect(textsOf(xml, "cbc:PayableAmount")).toEqual(["0.00"])
    expect(textsOf(xml, "cbc:TaxableAmount")).toEqual(["23.75", "18.85"])
    expect(textsOf(xml, "cbc:CompanyID")).toEqual(["BE0123456749", "0123456749"])
  })

  it("names each method of a split payment, and leaves the rest of an order on account to pay", () => {
    const card = { kind: "card", brand: "visa", last4: "4242" } as const
    const gift = { method: { kind: "gift_card", brand: null, last4: "HB4C" } as const, paid_cents: 1000 }
    const paid_by = [gift, { method: card, paid_cents: 3798 }]
    const xml = ublOf(invoice({ paid_with: card, paid_by, language: "en" }))
    expect(xml).toContain(
      '<cbc:PaymentMeansCode name="gift card •••• HB4C 10.00 EUR, Visa •••• 4242 37.98 EUR">48<',
    )
    expect(textsOf(xml, "cbc:PayableAmount")).toEqual(["0.00"])
    const due = { day: "2026-12-21", communication: "+++260/0001/23480+++" }
    const account = { kind: "account", brand: null, last4: null, due } as const
    const owed = ublOf(
      invoice({ paid_with: account, paid_by: [gift, { method: account, paid_cents: 3798 }] }),
    )
    expect(textsOf(owed, "cbc:PrepaidAmount")).toEqual(["10.00"])
    expect(textsOf(owed, "cbc:PayableAmount")).toEqual(["37.98"])
  })

  it("leaves the amount of a credit note on account to be deducted, unless it was given as store credit", () => {
    const due = { day: "2026-12-21", communication: "+++260/0001/23480+++" }
    const sold = invoice({ paid_with: { kind: "account", brand: null, last4: null, due } })
    const note = credit(sold, 1_000)
    const undone = undoingNoteOf(note, { ...CREDIT, number: "C-2026-000008" })
    const payable = (of: Content) => textsOf(ublOf(of), "cbc:PayableAmount")
    expect([note, undone, { ...note, given_as: "store_credit" as const }].map(payable)).toEqual([
      ["10.00"],
      ["-10.00"],
      ["0.00"],
    ])
    expect(payable(credit(invoice(), 1_000))).toEqual(["0.00"])
  })

  it("names the invoice that a credit note corrects", () => {
    const xml = ublOf(credit(invoice(), 1_000))
    expect(xml).toContain("<CreditNote ")
    expect(textsOf(xml, "cbc:CreditNoteTypeCode")).toEqual(["381"])
    expect(textsOf(xml, "cac:InvoiceDocumentReference")).toEqual([])
    expect(textsOf(xml, "cbc:ID")).toContain("F-2026-000042")
    expect(childrenOf(xml.replace(/^.*\n/, "")).slice(0, 7)).toEqual([
      ...["cbc:CustomizationID", "cbc:ID", "cbc:IssueDate", "cbc:CreditNoteTypeCode"],
      ...["cbc:DocumentCurrencyCode", "cac:OrderReference", "cac:BillingReference"],
    ])
  })

  it("reverses a credit note with a negative quantity, because prices can't be negative", () => {
    const note = undoingNoteOf(credit(invoice(), 1_000), { ...CREDIT, number: "C-2026-000008" })
    const xml = ublOf(note)
    expect(textsOf(xml, "cbc:CreditedQuantity").every((quantity) => Number(quantity) < 0)).toBe(true)
    expect(textsOf(xml, "cbc:PriceAmount").every((price) => Number(price) >= 0)).toBe(true)
    expect(textsOf(xml, "cbc:TaxInclusiveAmount")).toEqual(["-10.00"])
  })

  it("writes all letters of names but no characters that XML forbids", () => {
    const xml = ublOf(invoice({ buyer: { ...saleWith().buyer, name: 'A & B <c> "d"\u0000\u{1F99C}' } }))
    expect(xml).toContain("A &amp; B &lt;c&gt; &quot;d&quot;\u{1F99C}<")
  })

  it("has lines that add up to its totals per rate for any sale and refund", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unit_cents: fc.integer({ min: 1, max: 20_000 }),
      rate: fc.constantFrom(5.5, 6, 20, 21),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 1, max: 100 }),
        (lines, delivery_cents, percent) => {
          const sold = invoice({
            lines: lines.map((each) => lineOf({ name: "x", ...each })),
            delivery_cents,
          })
          const cents = Math.ceil((sold.totals.total_cents * percent) / 100)
          for (const content of [sold, credit(sold, cents)]) {
            const written = ublLinesOf(content)
            expect(written.length).toBeGreaterThan(0)
            for (const { rate, net_cents } of content.totals.vat) {
              const at = written.filter((each) => each.rate === rate)
              expect(sum(at.map((each) => each.net_cents))).toBe(net_cents)
            }
          }
        },
      ),
      { numRuns: 80 },
    )
  })
})
