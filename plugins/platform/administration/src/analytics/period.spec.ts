import { daysOf, periodOf } from "./period"

it("a period defaults to the last thirty days in Belgium, including today", () => {
  const period = periodOf({}, new Date("2026-11-20T23:30:00Z"))
  expect(period).toEqual({ from: "2026-10-23", to: "2026-11-21" })
  expect(daysOf(period)).toHaveLength(30)
})

it("a period includes both days, and counts a day with a clock change once", () => {
  expect(daysOf(periodOf({ from: "2026-10-24", to: "2026-10-26" }))).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
  ])
  expect(daysOf(periodOf({ from: "2026-02-28", to: "2026-02-28" }))).toEqual(["2026-02-28"])
})

it("a period that ends before it starts or is too long is rejected", () => {
  for (const input of [
    { from: "2026-01-02", to: "2026-01-01" },
    { from: "2020-01-01", to: "2026-01-01" },
  ])
    expect(() => periodOf(input)).toThrow("period_too_long")
})
