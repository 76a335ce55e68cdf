import { expectedDays } from "./expected-days"

const ONE_TO_THREE = { min_days: 1, max_days: 3 }

test.each([
  ["before Christmas", "2026-12-24T09:00:00Z", ["2026-12-25"], "2026-12-28", "2026-12-30"],
  [
    "while the shop is closed",
    "2026-12-28T09:00:00Z",
    ["2026-12-29", "2026-12-30"],
    "2026-12-31",
    "2027-01-04",
  ],
  [
    "late in the evening, when it is tomorrow in Belgium",
    "2026-11-23T23:30:00Z",
    [],
    "2026-11-25",
    "2026-11-27",
  ],
])("an order %s arrives on working days", (_when, now, closed, from, to) => {
  expect(expectedDays(ONE_TO_THREE, closed, new Date(now))).toEqual({ from, to })
})
