import { paidTooLongAgo } from "./late"

const ARMISTICE = ["2026-11-11"]
const A_WEEK = ["2026-11-09", "2026-11-10", ...ARMISTICE, "2026-11-12", "2026-11-13"]

it.each([
  ["Thursday", "2026-11-19T10:00:00Z", [], "2026-11-16T10:00:00.000Z"],
  ["Wednesday: over the weekend", "2026-11-18T10:00:00Z", [], "2026-11-13T10:00:00.000Z"],
  ["Sunday: since Wednesday", "2026-11-22T10:00:00Z", [], "2026-11-18T10:00:00.000Z"],
  ["Friday: over a holiday", "2026-11-13T10:00:00Z", ARMISTICE, "2026-11-09T10:00:00.000Z"],
  ["Tuesday: since before the shop was closed", "2026-11-17T10:00:00Z", A_WEEK, "2026-11-05T10:00:00.000Z"],
])("an order is late after three working days, on a %s", (_day, now, closed, paid) => {
  expect(paidTooLongAgo(new Date(now), closed).toISOString()).toBe(paid)
})
