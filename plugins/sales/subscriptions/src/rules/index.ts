import { dayLater } from "@bon-perroquet/contract"

/** Days between the announcement of a delivery and its charge. */
export const ANNOUNCED_DAYS = 3
/** Attempts per charge. `TRY_AGAIN_DAYS` are the days between them. */
export const TRIES = 3
const TRY_AGAIN_DAYS = 2

const later = (one: string, other: string): string => (one > other ? one : other)

/** Returns whether a due day's delivery is to be announced. Days are Belgian dates such as 2026-11-23. */
export const isToAnnounce = (due: string, today: string): boolean => due <= dayLater(today, ANNOUNCED_DAYS)

/** Returns the charge day of a delivery announced today: the due day, but never before the promised notice. */
export const chargeDay = (due: string, today: string): string => later(due, dayLater(today, ANNOUNCED_DAYS))

/**
 * Returns the next due day after a delivery made today. It counts from the later of due day and today: after weeks of
 * downtime only one parcel is sent, and an early payment does not shorten the interval.
 */
export const dayAfterDelivery = (due: string, weeks: number, today: string): string =>
  dayLater(later(due, today), 7 * weeks)

/**
 * Returns the next day after a change of interval, counted from the last delivery but never before the promised
 * notice.
 */
export const dayInRhythm = (next: string, from: number, to: number, today: string): string =>
  chargeDay(dayLater(next, 7 * (to - from)), today)

/** Returns the first day after today that fits the interval, after skipped deliveries. */
export function dayAfterSkipping(due: string, weeks: number, today: string): string {
  let next = dayLater(due, 7 * weeks)
  while (next <= today) next = dayLater(next, 7 * weeks)
  return next
}

/**
 * Returns the day of the next attempt after a refused charge, or null after the last.
 * @param tries this one included
 */
export const nextTry = (tries: number, today: string): string | null =>
  tries < TRIES ? dayLater(today, TRY_AGAIN_DAYS) : null

/** Returns whether a delivery has waited a whole interval for missing goods. */
export const hasWaitedEnough = (due: string, weeks: number, today: string): boolean =>
  today >= dayLater(due, 7 * weeks)

/**
 * Returns the next step of a planned delivery. While VIES does not answer, an exempt delivery is announced without VAT
 * later, at most until its due day.
 * @param delivery null if its country or delivery method is no longer served
 */
export function stepOfPlanned(
  delivery: { isUnproved: boolean } | null,
  due: string,
  today: string,
): "announce" | "wait" | "block" {
  if (!delivery) return "block"
  return delivery.isUnproved && today <= due ? "wait" : "announce"
}

/**
 * Returns the next step of an announced delivery whose day has come. A higher price is announced again and charged
 * three days later. A lower one is charged at once.
 * @param total_cents the current price, or null if the delivery is no longer possible
 */
export function stepOfAnnounced(
  total_cents: number | null,
  announced_cents: number,
): "announce" | "charge" | "block" {
  if (total_cents === null) return "block"
  return total_cents > announced_cents ? "announce" : "charge"
}
