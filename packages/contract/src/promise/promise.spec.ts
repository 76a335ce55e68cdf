import { DISPATCH } from "../constants"
import { arrivalsFrom, momentInBelgium, overdueSince, promiseAt, type DayRange } from "./promise"
import { dayInBelgium, dayLater } from "./working-days"
import { property, assert, integer } from "fast-check"

const SETTINGS = { ...DISPATCH, worked_holidays: [], closures: [] }
const SAME_DAY = { ...SETTINGS, cut_off: "14:00", min_days: 0, max_days: 0 }
const BELGIUM: DayRange = { min_days: 1, max_days: 3 }
const NEXT_DAY: DayRange = { min_days: 1, max_days: 1 }

describe("The promised delivery days of an order", () => {
  it("the delivery promise adds the shop's working days until dispatch to the carrier's", () => {
    // The order is placed on a Friday morning, so the parcel leaves on Tuesday or Wednesday.
    expect(promiseAt(new Date("2026-11-27T10:00:00Z"), SETTINGS, BELGIUM)).toEqual({
      dispatch_from: "2026-12-01",
      dispatch_by: "2026-12-02",
      arrives_from: "2026-12-02",
      arrives_by: "2026-12-07",
    })
  })

  it.each([
    ["a minute before the cut-off", "2026-11-24T12:59:59Z", "2026-11-25"],
    ["at the cut-off", "2026-11-24T13:00:00Z", "2026-11-26"],
    ["late in the evening, when it is tomorrow in Belgium", "2026-11-23T23:30:00Z", "2026-11-25"],
    ["on a Friday after the cut-off", "2026-11-27T13:00:00Z", "2026-12-01"],
    ["on a Saturday", "2026-11-28T08:00:00Z", "2026-12-01"],
    ["in summer, two hours ahead of UTC", "2026-07-14T12:00:00Z", "2026-07-16"],
    ["in summer, before the cut-off", "2026-07-14T11:59:59Z", "2026-07-15"],
    ["on the Monday after the clocks went forward", "2026-03-30T11:59:59Z", "2026-03-31"],
    ["on the Monday after the clocks went back", "2026-10-26T12:59:59Z", "2026-10-27"],
    ["before Easter", "2026-04-02T13:00:00Z", "2026-04-07"],
    ["on a public holiday", "2026-11-11T08:00:00Z", "2026-11-13"],
    ["on New Year’s Eve after the cut-off", "2026-12-31T13:00:00Z", "2027-01-05"],
    ["on New Year’s Eve before the cut-off", "2026-12-31T12:59:59Z", "2027-01-04"],
  ])("the delivery promise of an order placed %s is counted from the right day", (_when, moment, day) => {
    expect(promiseAt(new Date(moment), SAME_DAY, NEXT_DAY)).toMatchObject({
      arrives_from: day,
      arrives_by: day,
    })
  })

  it("days on which the shop is closed count for transit, but not for dispatch", () => {
    const closed = { ...SAME_DAY, closures: [{ from: "2026-12-02", to: "2026-12-08" }] }
    expect(promiseAt(new Date("2026-12-01T10:00:00Z"), closed, BELGIUM)).toMatchObject({
      dispatch_by: "2026-12-01",
      arrives_from: "2026-12-02",
      arrives_by: "2026-12-04",
    })
    expect(promiseAt(new Date("2026-12-02T10:00:00Z"), closed, BELGIUM)).toMatchObject({
      dispatch_from: "2026-12-09",
      arrives_from: "2026-12-10",
    })
  })

  it("a public holiday on which the shop works counts for dispatch, but not for transit", () => {
    const worked = { ...SAME_DAY, worked_holidays: ["2026-12-25"] }
    expect(promiseAt(new Date("2026-12-25T08:00:00Z"), worked, NEXT_DAY)).toMatchObject({
      dispatch_by: "2026-12-25",
      arrives_by: "2026-12-28",
    })
    expect(promiseAt(new Date("2026-12-24T08:00:00Z"), worked, NEXT_DAY)).toMatchObject({
      dispatch_by: "2026-12-24",
      arrives_by: "2026-12-28",
    })
  })

  it("an order has no delivery promise while the shop is closed indefinitely", () => {
    const closed = { ...SETTINGS, closures: [{ from: "2026-11-01", to: "9999-12-31" }] }
    const now = new Date("2026-11-23T10:00:00Z")
    expect(promiseAt(now, closed, BELGIUM)).toBeNull()
    expect(arrivalsFrom(now, closed, BELGIUM)).toEqual([])
    expect(overdueSince(now, closed)).toEqual(new Date("2026-10-27T11:00:00Z"))
  })
})

describe("The arrival days that the shop lists", () => {
  it("each listed arrival is valid for orders until the cut-off of its working day", () => {
    expect(arrivalsFrom(new Date("2026-11-26T15:00:00Z"), SAME_DAY, BELGIUM)).toEqual([
      { until: "2026-11-27T13:00:00.000Z", from: "2026-11-30", by: "2026-12-02" },
      { until: "2026-11-30T13:00:00.000Z", from: "2026-12-01", by: "2026-12-03" },
      { until: "2026-12-01T13:00:00.000Z", from: "2026-12-02", by: "2026-12-04" },
    ])
  })

  it("listed arrivals equal the delivery promise at every tested moment of two years", () => {
    const start = Date.parse("2026-01-01T00:00:00Z")
    assert(
      property(integer({ min: 0, max: 2 * 365 * 24 * 60 }), integer({ min: 0, max: 4 }), (minutes, days) => {
        const now = new Date(start + minutes * 60_000)
        const settings = { ...SETTINGS, min_days: days, max_days: days + 1 }
        const [first] = arrivalsFrom(now, settings, BELGIUM)
        const promise = promiseAt(now, settings, BELGIUM)
        expect(first).toMatchObject({ from: promise?.arrives_from, by: promise?.arrives_by })
        expect(new Date(first?.until ?? 0).getTime()).toBeGreaterThan(now.getTime())
        expect(
          promiseAt(new Date((first?.until ?? "").replace(":00.000Z", ":01.000Z")), settings, BELGIUM),
        ).not.toEqual(promise)
      }),
    )
  })
})

describe("Overdue orders", () => {
  it.each([
    ["on the day after the last dispatch day", "2026-11-27T09:00:00Z", "2026-11-23T11:00:00Z"],
    ["on the last dispatch day itself", "2026-11-26T22:30:00Z", "2026-11-20T11:00:00Z"],
    ["at midnight in Belgium", "2026-11-26T23:00:00Z", "2026-11-23T11:00:00Z"],
    ["on Sunday as on Saturday", "2026-11-29T09:00:00Z", "2026-11-24T11:00:00Z"],
    ["after Christmas", "2026-12-28T09:00:00Z", "2026-12-21T11:00:00Z"],
  ])("overdueSince returns the payment time before which orders are overdue: %s", (_when, now, paid) => {
    expect(overdueSince(new Date(now), SETTINGS)).toEqual(new Date(paid))
  })

  it("a paid order is overdue exactly if its promised last dispatch day has passed", () => {
    const start = Date.parse("2026-01-15T00:00:00Z")
    assert(
      property(integer({ min: 0, max: 400 * 24 }), integer({ min: 0, max: 20 * 24 * 60 }), (hours, age) => {
        const now = new Date(start + hours * 3_600_000)
        const paid = new Date(now.getTime() - age * 60_000)
        const isOverdue = (promiseAt(paid, SETTINGS, BELGIUM)?.dispatch_by ?? "") < dayInBelgium(now)
        expect(paid < overdueSince(now, SETTINGS)).toBe(isOverdue)
      }),
    )
  })
})

describe("Conversion of Belgian times to UTC", () => {
  it.each([
    ["2026-01-15", "12:00", "2026-01-15T11:00:00.000Z"],
    ["2026-07-15", "12:00", "2026-07-15T10:00:00.000Z"],
    // On 29 March the clocks go forward at two, on 25 October back at three.
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "01:30", "2026-10-24T23:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["2026-12-31", "23:59", "2026-12-31T22:59:00.000Z"],
  ])("the time in Belgium on %s at %s is the moment %s", (day, time, moment) => {
    expect(momentInBelgium(day, time).toISOString()).toBe(moment)
  })

  it("00:00 and 23:59 in Belgium are on the given Belgian day, on every day", () => {
    assert(
      property(integer({ min: 0, max: 4_000 }), (days) => {
        const day = dayLater("2026-01-01", days)
        expect(dayInBelgium(momentInBelgium(day, "00:00"))).toBe(day)
        expect(dayInBelgium(momentInBelgium(day, "23:59"))).toBe(day)
      }),
    )
  })
})
