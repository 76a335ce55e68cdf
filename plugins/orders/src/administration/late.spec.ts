import { paidTooLongAgo } from "./late"

it.each([
  ["Thursday", "2026-11-19T10:00:00Z", "2026-11-16T10:00:00.000Z"],
  ["Wednesday: over the weekend", "2026-11-18T10:00:00Z", "2026-11-13T10:00:00.000Z"],
  ["Sunday: since Wednesday", "2026-11-22T10:00:00Z", "2026-11-18T10:00:00.000Z"],
])("an order is late after three working days, on a %s", (_day, now, paid) => {
  expect(paidTooLongAgo(new Date(now)).toISOString()).toBe(paid)
})
