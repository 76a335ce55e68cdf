import { dayLater } from "@bon-perroquet/contract"

export const ANNOUNCED_DAYS = 3
/** Attempts per charge. `TRY_AGAIN_DAYS` are the days between them. */
export const TRIES = 3
const TRY_AGAIN_DAYS = 2

const later = (one: string, other: string): string => (one > other ? one : other)

/** Days are Belgian dates such as 2026-11-23. */
export const isToAnnounce = (due: string, today: string): boolean => due <= dayLater(today, ANNOUNCED_DAYS)

/** Returns the due day, but never before the promised notice. */
export const chargeDay = (due: string, today: string): string => later(due, dayLater(today, ANNOUNCED_DAYS))

/**
 * Counts from the later of due day and today: after downtime only one parcel is sent, and an early payment
 * does not shorten the interval.
 */
export const dayAfterDelivery = (due: string, weeks: number, today: string): string =>
  dayLater(later(due, today), 7 * weeks)

/**
 * Returns the day of the next delivery after the interval changes from `from` to `to` weeks. Counts from the last
 * delivery, but leaves at least `ANNOUNCED_DAYS` of notice.
 */
export const dayInRhythm = (next: string, from: number, to: number, today: string): string =>
  chargeDay(dayLater(next, 7 * (to - from)), today)

/** Returns the first day after today that is whole intervals after the due day. */
export function dayAfterSkipping(due: string, weeks: number, today: string): string {
  let next = dayLater(due, 7 * weeks)
  while (next <= today) next = dayLater(next, 7 * weeks)
  return next
}

/**
 * Returns the day of the next attempt, or null after the last one. @param tries number of attempts, including the
 * current one
 */
export const nextTry = (tries: number, today: string): string | null =>
  tries < TRIES ? dayLater(today, TRY_AGAIN_DAYS) : null

/** Returns whether a delivery has waited for a whole interval. */
export const hasWaitedEnough = (due: string, weeks: number, today: string): boolean =>
  today >= dayLater(due, 7 * weeks)

/**
 * Returns the next step. While VIES does not answer, an exempt delivery is announced later, at most until its
 * due day.
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
 * Returns the next step on its day. A higher price is announced again and charged three days later, a lower
 * one immediately.
 * @param total_cents the current price, or null if the delivery is no longer possible
 */
export function stepOfAnnounced(
  total_cents: number | null,
  announced_cents: number,
): "announce" | "charge" | "block" {
  if (total_cents === null) return "block"
  return total_cents > announced_cents ? "announce" : "charge"
}

/** Returns the amounts of an announcement: the price of each line after discounts and the delivery, as on the invoice. */
export function announcedCents(
  goods: readonly { variant_id: string }[],
  charged: ReadonlyMap<string, number>,
  total_cents: number,
): { lines: number[]; delivery_cents: number } {
  const lines = goods.map(({ variant_id }) => charged.get(variant_id) ?? 0)
  return { lines, delivery_cents: lines.reduce((left, cents) => left - cents, total_cents) }
}
