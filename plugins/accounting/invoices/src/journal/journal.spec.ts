import fc from "fast-check"
import { creditNoteOf } from "../documents/credit-note"
import { invoiceOf } from "../documents/invoice"
import { lineOf } from "../documents/sale"
import type { Content } from "../modules/documents"
import { reportOf } from "../report"
import { CREDIT, ISSUE, REFUNDED_AT, saleWith, SELLER, sum } from "../testing/sample"
import { journalCsv, journalLinesOf, type JournalLine } from "."

const RATES = [0, 5.5, 6, 9, 12, 20, 21]
const invoice = (about: Parameters<typeof saleWith>[0] = {}) => invoiceOf(saleWith(about), SELLER, ISSUE)
const credit = (of: Content, cents: number) => creditNoteOf([of], [], { cents, at: REFUNDED_AT }, CREDIT)

async function* all(contents: Content[]) {
  for (const content of contents) yield await Promise.resolve(content)
}
async function csvOf(...contents: Content[]): Promise<string[]> {
  let csv = ""
  for await (const part of journalCsv(all(contents))) csv += part
  return csv.split("\r\n")
}

describe("The sales journal", () => {
  it("has a line with grids for each rate of a document", async () => {
    expect(await csvOf(invoice())).toEqual([
      "\uFEFFdate,kind,number,order,corrects,customer,country,rate,base,vat,total,grid,vat_grid,customer_vat_number",
      "2026-11-21,invoice,F-2026-000042,BP-2026-000123,,Zoë Łukasiewicz,BE,6,23.75,1.42,25.17,01,54,",
      "2026-11-21,invoice,F-2026-000042,BP-2026-000123,,Zoë Łukasiewicz,BE,21,18.85,3.96,22.81,03,54,",
      "",
    ])
  })

  it("subtracts a credit note and names its invoice", async () => {
    const [, line] = await csvOf(credit(invoice(), 4_798))
    expect(line).toBe(
      "2026-11-25,credit note,C-2026-000007,BP-2026-000123,F-2026-000042,Zoë Łukasiewicz,BE,6,-23.75,-1.42,-25.17,49,64,",
    )
  })

  it("leaves One-Stop Shop supplies out of the Belgian grids", () => {
    const french = invoice({ country: "FR", scheme: "oss" })
    expect(journalLinesOf(french).map(({ grid, vat_grid }) => [grid, vat_grid])).toEqual([
      ["OSS", ""],
      ["OSS", ""],
    ])
  })

  it("escapes customers' names against spreadsheet formulas and line breaks", async () => {
    const buyer = { ...saleWith().buyer, name: '=HYPERLINK("x"),\r\ny' }
    const lines = await csvOf(invoice({ buyer }))
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")`)
  })

  it("matches the VAT report of the same documents by rate and grid", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unit_cents: fc.integer({ min: 1, max: 20_000 }),
      rate: fc.constantFrom(...RATES),
    })
    const sale = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      delivery_cents: fc.integer({ min: 0, max: 1_500 }),
      scheme: fc.constantFrom("origin" as const, "oss" as const),
      country: fc.constantFrom("BE", "FR"),
      given_back: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 8 }), (sales) => {
        const documents = sales.flatMap(({ lines, given_back, ...about }) => {
          const sold = invoice({ ...about, lines: lines.map((each) => lineOf({ name: "x", ...each })) })
          const cents = Math.round(sold.totals.total_cents * given_back)
          return cents > 0 ? [sold, credit(sold, cents)] : [sold]
        })
        const journal = documents.flatMap(journalLinesOf)
        const rows = documents.flatMap(({ kind, country, scheme, totals }) =>
          totals.vat.map(({ rate, net_cents, vat_cents }) => ({
            ...{ kind, country, scheme, corrected: null, rate },
            ...{ base_cents: net_cents, vat_cents },
          })),
        )
        const period = { from: "2026-11-01", to: "2026-11-30" }
        const { belgium, oss } = reportOf(period, rows, { invoices: 0, credit_notes: 0, total_cents: 0 })
        const at = (
          grid: string,
          of: keyof Pick<JournalLine, "base_cents" | "vat_cents">,
          key: "grid" | "vat_grid",
        ) => Math.abs(sum(journal.filter((each) => each[key] === grid).map((each) => each[of])))
        for (const grid of ["01", "02", "03", "49"])
          expect(at(grid, "base_cents", "grid")).toBe(belgium.grids[grid])
        for (const grid of ["54", "64"]) expect(at(grid, "vat_cents", "vat_grid")).toBe(belgium.grids[grid])
        expect(sum(journal.filter(({ grid }) => grid === "OSS").map(({ vat_cents }) => vat_cents))).toBe(
          oss.vat_cents,
        )
        const sold = documents.map(({ kind, totals }) =>
          kind === "invoice" ? totals.total_cents : 0 - totals.total_cents,
        )
        expect(sum(journal.map(({ total_cents }) => total_cents))).toBe(sum(sold))
      }),
      { numRuns: 60 },
    )
  })
})
