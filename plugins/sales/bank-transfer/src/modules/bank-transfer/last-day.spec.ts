import { lastDay } from "./last-day"

it.each([
  ["a working day", "2026-11-27T12:00:00Z", "2026-12-07"],
  ["the Monday after a Sunday in Belgian time, not in UTC", "2026-11-25T23:20:00Z", "2026-12-07"],
  ["the day after a public holiday", "2026-12-22T12:00:00Z", "2027-01-04"],
  ["the Tuesday after Easter", "2027-03-18T12:00:00Z", "2027-03-30"],
  ["ten days later although summer time ends in between", "2026-10-19T22:20:00Z", "2026-10-30"],
  ["ten days later although summer time begins in between", "2027-03-21T23:01:00Z", "2027-04-01"],
])("the last day to pay an order by transfer within ten days is %s", (_, now, day) => {
  expect(lastDay(new Date(now), 10)).toBe(day)
})
