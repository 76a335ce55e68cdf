import type { DispatchSettings } from "../administration/settings"
import { publicHolidays } from "./public-holidays"
import type { Arrival, DeliveryPromise } from "../shop/delivery"
import { dayInBelgium, dayLater, isWorkingDay } from "./working-days"

/**
 * Computes when an order leaves and arrives. Days are those of Belgium, as 2026-11-23. Weekends and public holidays
 * count neither for dispatch nor for the carrier. The merchant's closures and worked holidays affect only dispatch.
 */

export interface DayRange {
  min_days: number
  max_days: number
}

type Dispatch = Pick<DeliveryPromise, "dispatch_from" | "dispatch_by">

/** Calendar days that are searched for a working day. A shop that is closed for longer makes no promise. */
const LONGEST_CLOSURE = 366
/** Number of listed arrivals. A cached page or an open tab stays correct for at least as many days. */
const LISTED = 3

/** Created on first use, because it is slow in browsers. The Swedish locale writes times as ISO 8601. */
let belgianClock: Intl.DateTimeFormat | undefined

/** Returns date and time in Belgium, as 2026-11-23 14:05:00. */
function clockInBelgium(moment: Date): string {
  belgianClock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Brussels",
    dateStyle: "short",
    timeStyle: "medium",
  })
  return belgianClock.format(moment)
}

/** Returns by how many milliseconds Belgium's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const seconds = Math.floor(moment / 1_000) * 1_000
  return Date.parse(`${clockInBelgium(new Date(seconds)).replace(" ", "T")}Z`) - seconds
}

/**
 * Returns the moment of a time in Belgium. A time that the clock skips in spring becomes the same time an hour later.
 */
export function momentInBelgium(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // Computes the offset of the result again, because the clocks may change between `asUtc` and the result.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)))
}

const holidaysOf = new Map<number, ReadonlySet<string>>()

function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const holidays = holidaysOf.get(year) ?? new Set(publicHolidays(year).map((holiday) => holiday.day))
  holidaysOf.set(year, holidays)
  return holidays.has(day)
}

const carrierWorks = (day: string): boolean => isWorkingDay(day, []) && !isPublicHoliday(day)

const shopWorks =
  ({ worked_holidays, closures }: DispatchSettings) =>
  (day: string): boolean =>
    isWorkingDay(day, []) &&
    (!isPublicHoliday(day) || worked_holidays.includes(day)) &&
    !closures.some(({ from, to }) => from <= day && day <= to)

/**
 * Returns the working day that is `count` working days later, or earlier if `count` is negative. Returns null if a year
 * has too few.
 */
function workingDay(day: string, count: number, works: (day: string) => boolean): string | null {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0; left -= 1) {
    const before = at
    do {
      at = dayLater(at, step)
      if (Math.abs(Date.parse(at) - Date.parse(before)) > LONGEST_CLOSURE * 86_400_000) return null
    } while (!works(at))
  }
  return at
}

/** Returns the working day for which an order counts: today before the cut-off, otherwise the next one. */
function dayOfOrder(moment: Date, settings: DispatchSettings): string | null {
  const works = shopWorks(settings)
  const today = dayInBelgium(moment)
  const isInTime = works(today) && moment < momentInBelgium(today, settings.cut_off)
  return isInTime ? today : workingDay(today, 1, works)
}

function dispatchFor(day: string, settings: DispatchSettings): Dispatch | null {
  const works = shopWorks(settings)
  const dispatch_from = workingDay(day, settings.min_days, works)
  const dispatch_by = workingDay(day, settings.max_days, works)
  return dispatch_from && dispatch_by ? { dispatch_from, dispatch_by } : null
}

export function promiseOfDispatch(
  { dispatch_from, dispatch_by }: Dispatch,
  transit: DayRange,
): DeliveryPromise | null {
  const arrives_from = workingDay(dispatch_from, transit.min_days, carrierWorks)
  const arrives_by = workingDay(dispatch_by, transit.max_days, carrierWorks)
  return arrives_from && arrives_by ? { dispatch_from, dispatch_by, arrives_from, arrives_by } : null
}

function promiseFor(day: string, settings: DispatchSettings, transit: DayRange): DeliveryPromise | null {
  const dispatch = dispatchFor(day, settings)
  return dispatch && promiseOfDispatch(dispatch, transit)
}

/** Returns the promise for an order that is paid at a moment, or null while the shop is closed indefinitely. */
export function promiseAt(
  moment: Date,
  settings: DispatchSettings,
  transit: DayRange,
): DeliveryPromise | null {
  const day = dayOfOrder(moment, settings)
  return day === null ? null : promiseFor(day, settings, transit)
}

/** Returns arrival days for orders from now on, each with the moment until which it is valid. */
export function arrivalsFrom(now: Date, settings: DispatchSettings, transit: DayRange): Arrival[] {
  const arrivals: Arrival[] = []
  let day = dayOfOrder(now, settings)
  while (day && arrivals.length < LISTED) {
    const promise = promiseFor(day, settings, transit)
    if (!promise) break
    const until = momentInBelgium(day, settings.cut_off).toISOString()
    arrivals.push({ until, from: promise.arrives_from, by: promise.arrives_by })
    day = workingDay(day, 1, shopWorks(settings))
  }
  return arrivals
}

/**
 * Returns the latest payment time of orders that should have left yesterday at the latest. Orders that were paid
 * earlier and have not left are overdue.
 */
export function overdueSince(now: Date, settings: DispatchSettings): Date {
  const works = shopWorks(settings)
  const lastDispatch = workingDay(dayInBelgium(now), -1, works)
  const day = lastDispatch && workingDay(lastDispatch, -settings.max_days, works)
  return day ? momentInBelgium(day, settings.cut_off) : new Date(0)
}
