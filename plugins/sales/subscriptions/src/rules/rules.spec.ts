import { dayLater } from "@bon-perroquet/contract"
import fc from "fast-check"
import {
  ANNOUNCED_DAYS,
  chargeDay,
  dayAfterDelivery,
  dayAfterSkipping,
  dayInRhythm,
  hasWaitedEnough,
  isToAnnounce,
  nextTry,
} from "."

const days = fc.integer({ min: 0, max: 3_000 }).map((count) => dayLater("2026-01-01", count))
const weeks = fc.integer({ min: 1, max: 26 })

it("a delivery is announced three days before its charge", () => {
  expect(isToAnnounce("2026-12-04", "2026-11-30")).toBe(false)
  expect(isToAnnounce("2026-12-03", "2026-11-30")).toBe(true)
  expect(chargeDay("2026-12-03", "2026-11-30")).toBe("2026-12-03")
  expect(chargeDay("2026-11-01", "2026-11-30")).toBe("2026-12-03")
  fc.assert(
    fc.property(days, days, (due, today) => {
      const day = chargeDay(due, today)
      expect(day >= due && day >= dayLater(today, ANNOUNCED_DAYS)).toBe(true)
    }),
  )
})

it("after downtime, one parcel is sent and the next interval counts from today", () => {
  expect(dayAfterDelivery("2026-11-01", 2, "2026-11-01")).toBe("2026-11-15")
  expect(dayAfterDelivery("2026-11-01", 2, "2026-12-24")).toBe("2027-01-07")
  fc.assert(
    fc.property(days, weeks, days, (due, every, today) => {
      const next = dayAfterDelivery(due, every, today)
      expect(next >= dayLater(today, 7 * every) && next >= dayLater(due, 7 * every)).toBe(true)
    }),
  )
})

it("a new interval counts from the last delivery", () => {
  expect(dayInRhythm("2026-12-15", 4, 8, "2026-11-28")).toBe("2027-01-12")
  expect(dayInRhythm("2026-12-15", 4, 1, "2026-11-28")).toBe("2026-12-01")
})

it("a skipped delivery is skipped once and keeps the interval", () => {
  expect(dayAfterSkipping("2026-12-01", 4, "2026-11-28")).toBe("2026-12-29")
  expect(dayAfterSkipping("2026-10-01", 4, "2026-11-28")).toBe("2026-12-24")
  fc.assert(
    fc.property(days, weeks, days, (due, every, today) => {
      const next = dayAfterSkipping(due, every, today)
      const between = (Date.parse(next) - Date.parse(due)) / 86_400_000
      expect(next > today && between % (7 * every) === 0).toBe(true)
    }),
  )
})

it("a refused charge is tried three times, two days apart", () => {
  expect(nextTry(1, "2026-12-30")).toBe("2027-01-01")
  expect(nextTry(2, "2026-12-30")).toBe("2027-01-01")
  expect(nextTry(3, "2026-12-30")).toBeNull()
})

it("a delivery waits one interval for missing goods", () => {
  expect(hasWaitedEnough("2026-12-01", 2, "2026-12-14")).toBe(false)
  expect(hasWaitedEnough("2026-12-01", 2, "2026-12-15")).toBe(true)
})
