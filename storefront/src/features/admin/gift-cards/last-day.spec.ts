import { isPossibleLastDay, lastMomentOf } from "./last-day"

it.each([
  ["2026-12-31", "2026-12-31T22:59:59.000Z"],
  ["2027-07-01", "2027-07-01T21:59:59.000Z"],
  ["2027-03-28", "2027-03-28T21:59:59.000Z"],
  ["2027-10-31", "2027-10-31T22:59:59.000Z"],
])("a card that is valid until %s ends with that day in Belgium", (day, moment) => {
  expect(lastMomentOf(day).toISOString()).toBe(moment)
})

it.each([
  ["2026-11-29", false],
  ["2026-11-30", true],
  ["2027-11-30", true],
  ["0026-12-31", false],
  ["12026-12-31", false],
])("on 30 November 2026, a card can be valid until %s: %p", (day, isPossible) => {
  expect(isPossibleLastDay(day, new Date("2026-11-30T12:00:00Z"))).toBe(isPossible)
})
