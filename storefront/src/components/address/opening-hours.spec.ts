import { isAlwaysOpen, openingHours } from "./opening-hours"

const WEEK: [string, string] = ["08:00", "18:30"]
const SATURDAY: [string, string] = ["09:00", "17:00"]

it("opening hours group days with the same hours and omit closed days", () => {
  expect(openingHours({ hours: [WEEK, WEEK, WEEK, WEEK, WEEK, SATURDAY, null] }, "en")).toBe(
    "Mon–Fri 08:00–18:30, Sat 09:00–17:00",
  )
  expect(openingHours({ hours: [WEEK, null, WEEK, WEEK, null, null, SATURDAY] }, "nl")).toBe(
    "ma 08:00–18:30, wo–do 08:00–18:30, zo 09:00–17:00",
  )
})

it("opening hours contain a break at noon", () => {
  const day: [string, string][] = [
    ["08:00", "12:30"],
    ["13:30", "18:30"],
  ]
  expect(openingHours({ hours: [], openings: [day, day, [], [], [], [], []] }, "en")).toBe(
    "Mon–Tue 08:00–12:30 13:30–18:30",
  )
})

it("a locker is always open", () => {
  expect(isAlwaysOpen(Array.from({ length: 7 }, () => ["00:00", "24:00"]))).toBe(true)
  expect(isAlwaysOpen([WEEK, null, WEEK, WEEK, null, null, SATURDAY])).toBe(false)
})
