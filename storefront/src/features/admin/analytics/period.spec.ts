import { isDay, lastDays, lengthOf, stretchesOf } from "./period"

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    orders: 1,
    revenue_cents: 100,
  }))

test("a period of the last days ends today in Belgian time", () => {
  expect(lastDays(7, new Date("2026-03-29T23:30:00Z"))).toEqual({ from: "2026-03-24", to: "2026-03-30" })
  expect(lengthOf({ from: "2026-03-24", to: "2026-03-30" })).toBe(7)
})

test.each([
  [30, 30, 1],
  [90, 13, 7],
  [365, 53, 7],
  [800, 29, 28],
])("%i days are shown as %i bars, the first with %i days, with the same totals", (count, bars, first) => {
  const stretches = stretchesOf(days(count))
  expect(stretches).toHaveLength(bars)
  expect(stretches[0]?.orders).toBe(first)
  expect(stretches.reduce((sum, { revenue_cents }) => sum + revenue_cents, 0)).toBe(count * 100)
})

test("a period with dates that are not in ISO 8601 is invalid", () => {
  expect(["2026-11-21", "21/11/2026", ""].map(isDay)).toEqual([true, false, false])
})
