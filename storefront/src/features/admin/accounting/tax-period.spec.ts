import { taxPeriods } from "./tax-period"

describe("VAT period", () => {
  const { quarters, months } = taxPeriods(new Date("2026-02-10T12:00:00Z"))

  it("VAT periods are quarters and months with their last day, newest first", () => {
    expect(quarters.slice(0, 2)).toMatchObject([
      { id: "2026-Q1", from: "2026-01-01", to: "2026-03-31" },
      { id: "2025-Q4", from: "2025-10-01", to: "2025-12-31" },
    ])
    expect(months.slice(0, 3)).toMatchObject([
      { id: "2026-02", from: "2026-02-01", to: "2026-02-28" },
      { id: "2026-01", from: "2026-01-01", to: "2026-01-31" },
      { id: "2025-12", from: "2025-12-01", to: "2025-12-31" },
    ])
  })

  it("the current VAT period depends on the date in Brussels", () => {
    expect(taxPeriods(new Date("2026-12-31T23:30:00Z")).quarters[0]?.id).toBe("2027-Q1")
  })
})
