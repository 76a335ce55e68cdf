import type { VatReport } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { creditNoteOf, undoingNoteOf } from "../documents/credit-note"
import { notesInForce } from "../documents/due"
import { invoiceOf } from "../documents/invoice"
import { lineOf, type Sale } from "../documents/sale"
import { DocumentLedger, type SalesDocument } from "../modules/documents"
import { ownDocuments } from "../testing/own-documents"
import { saleWith, SELLER } from "../testing/sample"
import { csvOf, vatReport } from "./index"

let knex: Knex
let drop: () => Promise<void>
let serial = 0

beforeAll(async () => {
  ;({ knex, drop } = await ownDocuments(2))
})
afterAll(() => drop())
beforeEach(async () => {
  await knex.raw("TRUNCATE sales_document, document_counter")
})

const at = (iso: string) => new DocumentLedger(knex, () => new Date(iso))

const sale = (cents: number, rate: number, fields: Partial<Sale> = {}): Sale =>
  saleWith({
    lines: [lineOf({ name: "Noix", quantity: 1, unit_cents: cents, rate })],
    delivery_cents: 0,
    ...fields,
  })

const sell = (iso: string, sold: Sale): Promise<SalesDocument> =>
  at(iso).issue({ kind: "invoice", order_id: `order_${++serial}`, refund_id: null }, (issue) =>
    invoiceOf(sold, SELLER, issue),
  )

const giveBack = (iso: string, { order_id }: SalesDocument, cents: number): Promise<SalesDocument> =>
  at(iso).issue(
    { kind: "credit_note", order_id, refund_id: `ref_${++serial}` },
    (issue, [invoice, ...notes]) => {
      if (!invoice) throw new Error("The invoice was not handed over.")
      const earlier = notesInForce(notes).map(({ content }) => content)
      return creditNoteOf([invoice.content], earlier, { cents, at: iso }, issue)
    },
  )

const takeBack = (iso: string, { order_id, refund_id, content }: SalesDocument): Promise<SalesDocument> =>
  at(iso).issue({ kind: "credit_note", order_id, refund_id: `undone:${refund_id ?? ""}` }, (issue) =>
    undoingNoteOf(content, issue),
  )

const overseas = (country: string): Partial<Sale> => ({ country, scheme: "oss" })
const thirdQuarter = () => vatReport(knex, { from: "2026-07-01", to: "2026-09-30" })

describe("The Belgian return", () => {
  it("has sales by rate in grids 01 and 03, their VAT in 54, credit notes in 49 and 64", async () => {
    await sell("2026-07-10T10:00:00Z", sale(10600, 6))
    const second = await sell("2026-07-11T10:00:00Z", sale(12100, 21))
    await sell("2026-07-12T10:00:00Z", sale(21200, 6, { country: "FR" }))
    await giveBack("2026-08-01T10:00:00Z", second, 2420)
    const { belgium, oss, documents } = await thirdQuarter()
    expect(belgium.grids).toEqual({ "01": 30000, "02": 0, "03": 10000, "49": 2000, "54": 3900, "64": 420 })
    expect(oss.supplies).toEqual([])
    expect(documents).toEqual({ invoices: 3, credit_notes: 1, total_cents: 10600 + 12100 + 21200 - 2420 })
  })

  it("removes a reversed credit note from its grids", async () => {
    const sold = await sell("2026-07-11T10:00:00Z", sale(12100, 21))
    await takeBack("2026-08-02T10:00:00Z", await giveBack("2026-08-01T10:00:00Z", sold, 2420))
    const { belgium, documents } = await thirdQuarter()
    expect(belgium.grids).toEqual({ "01": 0, "02": 0, "03": 10000, "49": 0, "54": 2100, "64": 0 })
    expect(documents.total_cents).toBe(12100)
    const again = await giveBack("2026-08-03T10:00:00Z", sold, 12100)
    expect(again.content.credits?.extent).toBe("all")
  })

  it("includes sales to Belgium under the One-Stop Shop", async () => {
    await sell("2026-07-10T10:00:00Z", sale(10600, 6, overseas("BE")))
    const { belgium, oss } = await thirdQuarter()
    expect(belgium.grids["01"]).toBe(10000)
    expect(oss.supplies).toEqual([])
  })
})

describe("The One-Stop Shop return", () => {
  it("has country, rate, base and VAT, less credits of the same quarter", async () => {
    const french = await sell("2026-07-10T10:00:00Z", sale(10550, 5.5, overseas("FR")))
    await sell("2026-08-10T10:00:00Z", sale(12000, 20, overseas("FR")))
    await sell("2026-09-10T10:00:00Z", sale(11700, 17, overseas("LU")))
    await giveBack("2026-09-11T10:00:00Z", french, 2110)
    const { oss, belgium } = await thirdQuarter()
    expect(oss).toEqual({
      supplies: [
        { country: "FR", rate: 5.5, base_cents: 8000, vat_cents: 440 },
        { country: "FR", rate: 20, base_cents: 10000, vat_cents: 2000 },
        { country: "LU", rate: 17, base_cents: 10000, vat_cents: 1700 },
      ],
      corrections: [],
      vat_cents: 4140,
    })
    expect(belgium.rates).toEqual([])
  })

  it("names the quarter that a later credit note corrects", async () => {
    const spring = await sell("2026-06-30T21:59:59Z", sale(10900, 9, overseas("NL")))
    await giveBack("2026-07-02T10:00:00Z", spring, 5450)
    const report = await thirdQuarter()
    expect(report.oss).toEqual({
      supplies: [],
      corrections: [{ country: "NL", quarter: "2026-Q2", rate: 9, base_cents: -5000, vat_cents: -450 }],
      vat_cents: -450,
    })
    expect(csvOf(report)).toContain("OSS,corrections,NL,2026-Q2,9,-50.00,-4.50\r\n")
  })
})

describe("The period of a VAT report", () => {
  it("starts and ends at midnight in Brussels", async () => {
    await sell("2026-06-30T21:59:59Z", sale(106, 6)) // 23:59:59 on 30 June
    await sell("2026-06-30T22:00:00Z", sale(1060, 6)) // 1 July
    await sell("2026-09-30T21:59:59Z", sale(10600, 6)) // 23:59:59 on 30 September
    await sell("2026-09-30T22:00:00Z", sale(106000, 6)) // 1 October
    expect((await thirdQuarter()).documents.total_cents).toBe(11660)
  })

  it("has the sums of its documents as totals, for any mix of documents", async () => {
    const rates: [string, number][] = [
      ["BE", 6],
      ["BE", 21],
      ["FR", 5.5],
      ["FR", 20],
      ["NL", 9],
      ["LU", 3],
    ]
    for (let turn = 0; turn < 60; turn++) {
      const [country, rate] = rates[turn % rates.length] ?? ["BE", 21]
      const day = `2026-0${7 + (turn % 3)}-1${turn % 10}T10:00:00Z`
      const sold = await sell(day, sale(733 + 97 * turn, rate, overseas(country)))
      if (turn % 4 === 0) await giveBack(day, sold, 211)
      if (turn % 8 === 0) await giveBack(day, sold, 322)
    }
    const report = await thirdQuarter()
    const contents = (await knex<SalesDocument>("sales_document").select("content")).map(
      ({ content }) => content,
    )
    const sum = (amount: "subtotal_cents" | "tax_cents") =>
      contents.reduce(
        (total, { kind, totals }) => total + (kind === "invoice" ? totals[amount] : 0 - totals[amount]),
        0,
      )
    expect(reported(report, "base_cents")).toBe(sum("subtotal_cents"))
    expect(reported(report, "vat_cents")).toBe(sum("tax_cents"))
    expect(report.documents.total_cents).toBe(sum("subtotal_cents") + sum("tax_cents"))
  })
})

function reported({ belgium, oss }: VatReport, amount: "base_cents" | "vat_cents"): number {
  const amounts = [
    ...belgium.rates.flatMap(({ sales, credits }) => [sales[amount], 0 - credits[amount]]),
    ...oss.supplies.map((row) => row[amount]),
    ...oss.corrections.map((row) => row[amount]),
  ]
  return amounts.reduce((total, each) => total + each, 0)
}
