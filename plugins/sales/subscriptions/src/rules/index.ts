import { dayLater } from "@bon-perroquet/contract"

export const ANNOUNCED_DAYS = 3
/** Maximum number of attempts per charge, `TRY_AGAIN_DAYS` days apart. */
export const TRIES = 3
const TRY_AGAIN_DAYS = 2

const later = (one: string, other: string): string => (one > other ? one : other)

/**
 * Returns whether a delivery due on day `due` must be announced. All days are Belgian dates such as
 * 2026-11-23.
 */
export const isToAnnounce = (due: string, today: string): boolean => due <= dayLater(today, ANNOUNCED_DAYS)

/** Returns the day of the charge: the due day, or later if the notice period has not passed then. */
export const chargeDay = (due: string, today: string): string => later(due, dayLater(today, ANNOUNCED_DAYS))

/**
 * Returns the due day of the next delivery. Counts from the later of due day and today, so that after
 * downtime only one parcel is sent, and an early payment does not shorten the interval.
 */
export const dayAfterDelivery = (due: string, weeks: number, today: string): string =>
  dayLater(later(due, today), 7 * weeks)

/**
 * Returns the day of the next delivery after the interval changes from `from` to `to` weeks. Counts from the last
 * delivery, but leaves at least `ANNOUNCED_DAYS` of notice.
 */
export const dayInRhythm = (next: string, from: number, to: number, today: string): string =>
  chargeDay(dayLater(next, 7 * (to - from)), today)

/** Returns the next due day of a skipped delivery: after today, a whole number of intervals after `due`. */
export function dayAfterSkipping(due: string, weeks: number, today: string): string {
  let next = dayLater(due, 7 * weeks)
  while (next <= today) next = dayLater(next, 7 * weeks)
  return next
}

/**
 * Returns the day of the next attempt to charge, or null after the last one.
 * @param tries number of attempts, including the current one
 */
export const nextTry = (tries: number, today: string): string | null =>
  tries < TRIES ? dayLater(today, TRY_AGAIN_DAYS) : null

/** Returns whether a delivery has waited for a whole interval. */
export const hasWaitedEnough = (due: string, weeks: number, today: string): boolean =>
  today >= dayLater(due, 7 * weeks)

/**
 * Returns the next step of a delivery that is not announced. While VIES does not respond, an exempt delivery
 * waits, at most until its due day.
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
 * Returns the next step of an announced delivery on its day. A higher price is announced again and charged
 * three days later. A lower price is charged immediately.
 * @param total_cents the current price, or null if the delivery is no longer possible
 */
export function stepOfAnnounced(
  total_cents: number | null,
  announced_cents: number,
): "announce" | "charge" | "block" {
  if (total_cents === null) return "block"
  return total_cents > announced_cents ? "announce" : "charge"
}

/**
 * Returns the amounts of an announcement, as on the invoice: the price of each line after discounts, and the
 * delivery.
 */
export function announcedCents(
  goods: readonly { variant_id: string }[],
  charged: ReadonlyMap<string, number>,
  total_cents: number,
): { lines: number[]; delivery_cents: number } {
  const lines = goods.map(({ variant_id }) => charged.get(variant_id) ?? 0)
  return { lines, delivery_cents: lines.reduce((left, cents) => left - cents, total_cents) }
}
