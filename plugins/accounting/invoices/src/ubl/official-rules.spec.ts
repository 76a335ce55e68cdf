import fc from "fast-check"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { creditNoteOf, undoingNoteOf } from "../documents/credit-note"
import { invoiceOf } from "../documents/invoice"
import { lineOf, type Sale } from "../documents/sale"
import type { Content } from "../modules/documents"
import { CREDIT, ISSUE, REFUNDED_AT, saleWith, SELLER } from "../testing/sample"
import { peppolOf } from "."
import { brokenRules } from "../../../../../quality/e-invoices/rules"

const BUYERS = {
  BE: { vat_number: "BE0477472701", postal_code: "1000" },
  FR: { vat_number: "FR40303265045", postal_code: "59000" },
  NL: { vat_number: "NL004495445B01", postal_code: "1012 AB" },
  LU: { vat_number: "LU26375245", postal_code: "1009" },
} as const
type Country = keyof typeof BUYERS

function saleTo(country: Country, fields: Partial<Sale>): Sale {
  const buyer = { ...saleWith().buyer, ...BUYERS[country], country, company: "Volière & Cie" }
  const isExempt = country !== "BE"
  const lines = fields.lines?.map((line) => (isExempt ? { ...line, rate: 0 } : line))
  return saleWith({
    ...fields,
    ...(lines && { lines }),
    ...{ country, buyer },
    ...(isExempt && { exemption: "intra_community" as const }),
  })
}

const DUE = { day: "2026-12-21", communication: "+++260/0001/23480+++" }

const line = fc.record({
  name: fc.constantFrom("Amandes décortiquées", "Mélange <grands> & perroquets", "Noix, 5 kg"),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit_cents: fc.integer({ min: 1, max: 20_000 }),
  rate: fc.constantFrom(6, 21),
})
const discounted = fc
  .record({ line, percent: fc.integer({ min: 0, max: 90 }) })
  .map(({ line: sold, percent }) => {
    const plain = lineOf(sold)
    const discount_cents = Math.floor((plain.gross_cents * percent) / 100)
    return { ...plain, discount_cents, gross_cents: plain.gross_cents - discount_cents }
  })
const basket = fc.record({
  lines: fc.array(discounted, { minLength: 1, maxLength: 6 }),
  delivery_cents: fc.integer({ min: 0, max: 1_500 }),
  country: fc.constantFrom<Country>("BE", "FR", "NL", "LU"),
  paid_with: fc.constantFrom<Sale["paid_with"]>(
    undefined,
    { kind: "transfer", brand: null, last4: null },
    { kind: "account", brand: null, last4: null, due: DUE },
  ),
  /** Percent of the total that a gift card pays. */
  gift: fc.constantFrom(0, 40),
  language: fc.constantFrom("fr" as const, "nl" as const, "en" as const, "de" as const),
})

function withGiftCard(invoice: Content, percent: number): Content {
  const { totals, paid_with } = invoice
  const paid_cents = Math.floor((totals.total_cents * percent) / 100)
  if (!paid_cents || !paid_with) return invoice
  const gift = { method: { kind: "gift_card", brand: null, last4: "HB4C" } as const, paid_cents }
  return { ...invoice, paid_by: [gift, { method: paid_with, paid_cents: totals.total_cents - paid_cents }] }
}

describe("An invoice by Peppol BIS Billing 3.0", () => {
  it("passes all official rules for any sale, and so do its credit notes", () => {
    const kind = fc.constantFrom("invoice", "credit_note", "undone")
    fc.assert(
      fc.property(
        basket,
        kind,
        fc.integer({ min: 1, max: 100 }),
        ({ country, gift, ...fields }, written, percent) => {
          const invoice = withGiftCard(invoiceOf(saleTo(country, fields), SELLER, ISSUE), gift)
          const cents = Math.ceil((invoice.totals.total_cents * percent) / 100)
          const refunded = { cents, at: REFUNDED_AT, reason: "Abîmé" }
          const note = () => creditNoteOf([invoice], [], refunded, CREDIT)
          const document =
            written === "invoice"
              ? invoice
              : written === "credit_note"
                ? note()
                : undoingNoteOf(note(), { ...CREDIT, number: "C-2026-000008" })
          expect(brokenRules(peppolOf(document))).toEqual([])
        },
      ),
      { numRuns: repetitions(100, 1 / 8) },
    )
  })

  it("breaks the rules if its total is wrong or its electronic address is missing", () => {
    const sold = peppolOf(invoiceOf(saleTo("BE", {}), SELLER, ISSUE))
    expect(
      brokenRules(sold.replace(/<cbc:TaxInclusiveAmount[^>]*>[^<]*/, (amount) => `${amount}1`)).join(),
    ).toContain("BR-CO-15")
    expect(brokenRules(sold.replace(/<cbc:EndpointID.*?<\/cbc:EndpointID>/, "")).join()).toMatch(
      /electronic address/i,
    )
  })
})
