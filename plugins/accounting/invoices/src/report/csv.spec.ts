import { csvOf } from "./csv"
import { reportOf } from "./index"
import type { Row } from "./rows"

const PERIOD = { from: "2026-10-01", to: "2026-12-31" }
const COUNTS = { invoices: 2, credit_notes: 1, total_cents: 0 }
const row = (about: Partial<Row>): Row => ({
  kind: "invoice",
  country: "BE",
  scheme: "origin",
  corrected: null,
  rate: 21,
  base_cents: 10_000,
  vat_cents: 2_100,
  ...about,
})
const oss = (about: Partial<Row>): Row =>
  row({ scheme: "oss", country: "FR", rate: 20, vat_cents: 2_000, ...about })
const linesOf = (rows: Row[]) => csvOf(reportOf(PERIOD, rows, COUNTS)).split("\r\n")

describe("The report as CSV", () => {
  it("has a header, the grids and line ends of RFC 4180", () => {
    expect(linesOf([])).toEqual([
      "return,kind,country,quarter,rate,base,vat",
      ...["01", "02", "03", "49", "54", "64"].map((grid) => `BE,grid ${grid},BE,,,0.00,`),
      "",
    ])
  })

  it("lists Belgian sales and credit notes by ascending rate", () => {
    const lines = linesOf([
      row({}),
      row({ rate: 6, base_cents: 105, vat_cents: 6 }),
      row({ kind: "credit_note", base_cents: 7, vat_cents: 1 }),
    ])
    expect(lines.slice(1, 5)).toEqual([
      "BE,sales,BE,,6,1.05,0.06",
      "BE,credit notes,BE,,6,0.00,0.00",
      "BE,sales,BE,,21,100.00,21.00",
      "BE,credit notes,BE,,21,0.07,0.01",
    ])
    expect(lines).toContain("BE,grid 03,BE,,,100.00,")
    expect(lines).toContain("BE,grid 54,BE,,,21.06,")
  })

  it("lists One-Stop Shop supplies by country and rate, less credits", () => {
    const lines = linesOf([
      oss({ country: "NL", rate: 21, base_cents: 300, vat_cents: 63 }),
      oss({}),
      oss({ rate: 5.5, base_cents: 200, vat_cents: 11 }),
      oss({ kind: "credit_note", base_cents: 10_050, vat_cents: 2_010 }),
      oss({ country: "BE", rate: 6, base_cents: 100, vat_cents: 6 }),
    ])
    expect(lines.filter((line) => line.startsWith("OSS"))).toEqual([
      "OSS,supplies,FR,,5.5,2.00,0.11",
      "OSS,supplies,FR,,20,-0.50,-0.10",
      "OSS,supplies,NL,,21,3.00,0.63",
    ])
    expect(lines).toContain("BE,sales,BE,,6,1.00,0.06")
  })

  it("lists corrections of earlier quarters by country, quarter and rate", () => {
    const credit = (about: Partial<Row>) =>
      oss({ kind: "credit_note", base_cents: 100, vat_cents: 20, ...about })
    const rows = [
      credit({ corrected: "2026-Q3" }),
      credit({ corrected: "2026-Q2" }),
      credit({ corrected: "2026-Q2", rate: 5.5 }),
      credit({ corrected: "2026-Q3", country: "LU", rate: 17 }),
    ]
    expect(linesOf(rows).filter((line) => line.startsWith("OSS"))).toEqual([
      "OSS,corrections,FR,2026-Q2,5.5,-1.00,-0.20",
      "OSS,corrections,FR,2026-Q2,20,-1.00,-0.20",
      "OSS,corrections,FR,2026-Q3,20,-1.00,-0.20",
      "OSS,corrections,LU,2026-Q3,17,-1.00,-0.20",
    ])
    expect(reportOf(PERIOD, rows, COUNTS).oss.vat_cents).toBe(-80)
  })

  it("covers a whole quarter in the accountant's format", () => {
    const exempt = row({ country: "NL", exemption: "intra_community", rate: 0, vat_cents: 0 })
    const rows = [
      row({ rate: 0, base_cents: 250, vat_cents: 0 }),
      row({}),
      { ...exempt, base_cents: 50_000 },
      { ...exempt, kind: "credit_note" as const, base_cents: 1_005 },
      oss({}),
      oss({ kind: "credit_note", corrected: "2026-Q3", base_cents: 100, vat_cents: 20 }),
    ]
    const customers = [
      { vat_number: "DE123456789", company: "Vogel GmbH", base_cents: -5 },
      { vat_number: "NL001234567B01", company: "Noten BV", base_cents: 49_000 },
    ]
    expect(csvOf(reportOf(PERIOD, rows, COUNTS, customers)).split("\r\n")).toEqual([
      "return,kind,country,quarter,rate,base,vat",
      "BE,sales,BE,,0,2.50,0.00",
      "BE,credit notes,BE,,0,0.00,0.00",
      "BE,sales,BE,,21,100.00,21.00",
      "BE,credit notes,BE,,21,0.00,0.00",
      "BE,grid 00,BE,,,2.50,",
      "BE,grid 01,BE,,,0.00,",
      "BE,grid 02,BE,,,0.00,",
      "BE,grid 03,BE,,,100.00,",
      "BE,grid 46,BE,,,500.00,",
      "BE,grid 48,BE,,,10.05,",
      "BE,grid 49,BE,,,0.00,",
      "BE,grid 54,BE,,,21.00,",
      "BE,grid 64,BE,,,0.00,",
      "IC,L DE123456789,DE,,0,-0.05,0.00",
      "IC,L NL001234567B01,NL,,0,490.00,0.00",
      "OSS,supplies,FR,,20,100.00,20.00",
      "OSS,corrections,FR,2026-Q3,20,-1.00,-0.20",
      "",
    ])
  })
})
