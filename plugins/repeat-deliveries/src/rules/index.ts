import { dayLater } from "@bon-perroquet/contract"

/** Days between the announcement of a delivery and its charge. */
export const ANNOUNCED_DAYS = 3
/** How often a charge is tried, and the days from one try to the next. */
export const TRIES = 3
const TRY_AGAIN_DAYS = 2

const later = (one: string, other: string): string => (one > other ? one : other)

/** Whether it is time to announce the delivery of a day. All days are as 2026-11-23, in Belgium. */
export const isToAnnounce = (due: string, today: string): boolean => due <= dayLater(today, ANNOUNCED_DAYS)

/** The day on which what is announced today is charged: never sooner than the customer was promised. */
export const chargeDay = (due: string, today: string): string => later(due, dayLater(today, ANNOUNCED_DAYS))

/**
 * The day of the delivery after one that left today. A shop that was away for weeks sends one parcel, and counts the next
 * from today; a customer who paid a day early waits no shorter for it.
 */
export const dayAfterDelivery = (due: string, weeks: number, today: string): string =>
  dayLater(later(due, today), 7 * weeks)

/** The next day where the rhythm becomes another: as far from the last delivery as it says, and no sooner than may be announced. */
export const dayInRhythm = (next: string, from: number, to: number, today: string): string =>
  chargeDay(dayLater(next, 7 * (to - from)), today)

/** The first day of the rhythm after today, where deliveries were left out. */
export function dayAfterSkipping(due: string, weeks: number, today: string): string {
  let next = dayLater(due, 7 * weeks)
  while (next <= today) next = dayLater(next, 7 * weeks)
  return next
}

/** When a charge that was refused is tried again; null after the last try. @param tries this one included */
export const nextTry = (tries: number, today: string): string | null =>
  tries < TRIES ? dayLater(today, TRY_AGAIN_DAYS) : null

/** Goods that are missing are waited for as long as a rhythm lasts. */
export const hasWaitedEnough = (due: string, weeks: number, today: string): boolean =>
  today >= dayLater(due, 7 * weeks)
