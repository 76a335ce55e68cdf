import { closedDaysFrom } from "../administration/settings"
import { publicHolidays } from "./public-holidays"
import { isWorkingDay, workingDaysAfter } from "./working-days"

const dayOf = (year: number, holiday: string) =>
  publicHolidays(year).find((each) => each.holiday === holiday)?.day

describe("The public holidays of Belgium", () => {
  it.each([
    [2024, "2024-04-01", "2024-05-09", "2024-05-20"],
    [2025, "2025-04-21", "2025-05-29", "2025-06-09"],
    [2026, "2026-04-06", "2026-05-14", "2026-05-25"],
    [2027, "2027-03-29", "2027-05-06", "2027-05-17"],
    [2038, "2038-04-26", "2038-06-03", "2038-06-14"],
  ])("Belgium's movable public holidays follow Easter in %d", (year, monday, ascension, whit) => {
    expect(dayOf(year, "easter_monday")).toBe(monday)
    expect(dayOf(year, "ascension")).toBe(ascension)
    expect(dayOf(year, "whit_monday")).toBe(whit)
  })

  it("Belgium has ten public holidays, in order, including those with a fixed date", () => {
    const days = publicHolidays(2026).map(({ day }) => day)
    expect(days).toEqual([...days].sort())
    expect(days).toHaveLength(10)
    expect(days).toEqual(
      expect.arrayContaining(["2026-01-01", "2026-05-01", "2026-07-21", "2026-08-15", "2026-11-11"]),
    )
  })
})

describe("The days without dispatch", () => {
  const period = { from: "2026-12-20", to: "2027-01-10" }

  it("closedDaysFrom returns public holidays on which the shop is closed, and closed periods", () => {
    const settings = {
      worked_holidays: ["2026-12-25"],
      closures: [{ from: "2026-12-30", to: "2027-01-02" }],
    }
    expect(closedDaysFrom({ worked_holidays: [], closures: [] }, period)).toEqual([
      "2026-12-25",
      "2027-01-01",
    ])
    expect(closedDaysFrom(settings, period)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
  })

  it("closedDaysFrom stops at the end of the requested period if the shop is closed for longer", () => {
    const settings = { worked_holidays: [], closures: [{ from: "2026-01-01", to: "2028-01-01" }] }
    expect(closedDaysFrom(settings, { from: "2026-12-31", to: "2027-01-01" })).toEqual([
      "2026-12-31",
      "2027-01-01",
    ])
  })

  it("workingDaysAfter does not count closed days", () => {
    const closed = ["2026-12-25"]
    expect(isWorkingDay("2026-12-25", closed)).toBe(false)
    expect(isWorkingDay("2026-12-26", closed)).toBe(false)
    expect(isWorkingDay("2026-12-28", closed)).toBe(true)
    // 24 December is a Thursday. The shop is closed on the 25th, and the weekend follows.
    expect(workingDaysAfter("2026-12-24", 1, closed)).toBe("2026-12-28")
    expect(workingDaysAfter("2026-12-24", 0, closed)).toBe("2026-12-24")
    expect(workingDaysAfter("2026-12-23", 3, closed)).toBe("2026-12-29")
  })
})
