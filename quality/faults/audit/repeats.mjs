import { by } from "./money.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

const OPEN = ["planned", "announced", "failed"]

/**
 * Returns the day that is `days` later.
 * @param {string} day for example 2026-11-23 @param {number} days @returns {string}
 */
const later = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Checks subscriptions. Each due day has one order, which was announced and charged once. Skipped and ended
 * deliveries were not charged, and none is overdue.
 * @param {Ledger} ledger @param {Page[]} pages @returns {string[]}
 */
export function repeatFindings({ repeats, runs, attempts, begins }, pages) {
  const runsOf = by(runs, ({ repeat_id }) => repeat_id)
  const paid = new Map(pages.filter((page) => page.paid).map((page) => [page.number, page]))
  const attemptsOf = by(attempts, ({ cart_id }) => cart_id)
  const moneyOf = (/** @type {string | null} */ cart) =>
    [...new Set((attemptsOf.get(cart ?? "") ?? []).map(({ order_number }) => order_number))].flatMap(
      (number) => paid.get(number) ?? [],
    )
  return [
    ...begins.flatMap(({ number, count }) =>
      count === 1 ? [] : [`${number} began ${count} repeat deliveries`],
    ),
    ...runs.flatMap((run) => runFindings(run, moneyOf(run.cart_id))),
    ...repeats.flatMap((repeat) => rhythmFindings(repeat, runsOf.get(repeat.id) ?? [])),
  ]
}

/**
 * Checks one delivery of a subscription.
 * @param {Ledger["runs"][number]} run @param {Page[]} pages payments for its cart @returns {string[]}
 */
function runFindings({ id, repeat_id, due_on, state, order_number, orders, announced }, pages) {
  const name = `repeat delivery ${repeat_id} of ${due_on}`
  const chargedPages = pages.filter(({ cents, refunded, lost }) => refunded + lost < cents)
  const isOrdered = state === "ordered"
  return [
    ...(orders.length === (isOrdered ? 1 : 0) ? [] : [`${name} is ${state} with ${orders.length} orders`]),
    ...(isOrdered && orders[0] !== order_number
      ? [`${name} is said to be ${order_number}, and is ${orders[0]}`]
      : []),
    ...(chargedPages.length <= (isOrdered ? 1 : 0)
      ? []
      : [`${name} is ${state} and charged ${chargedPages.length} times`]),
    ...(isOrdered && !announced ? [`${name} (${id}) was charged and never announced`] : []),
  ]
}

/**
 * Checks the days between a subscription's deliveries.
 * @param {Ledger["repeats"][number]} repeat @param {Ledger["runs"]} runs deliveries of this subscription @returns {string[]}
 */
function rhythmFindings({ id, state, weeks, next_on, today }, runs) {
  const open = runs.filter((run) => OPEN.includes(run.state))
  const days = [
    ...runs.filter((run) => !open.includes(run) || run.act_on > today).map(({ due_on }) => due_on),
    next_on,
  ]
  const left = runs.filter(({ state: of }) => of === "ordered")
  const soon = left.flatMap(({ due_on }) =>
    days.filter((day) => day > due_on && day < later(due_on, 7 * weeks)),
  )
  return [
    ...(state !== "active" && open.length
      ? [`repeat delivery ${id} is ${state}, and one of it is open`]
      : []),
    ...(state === "active" && open.some(({ act_on }) => act_on <= today)
      ? [`repeat delivery ${id} is due and not done`]
      : []),
    ...(state === "active" && !open.length && next_on <= later(today, 3)
      ? [`repeat delivery ${id} is due and not announced`]
      : []),
    ...soon.map((day) => `repeat delivery ${id} comes again on ${day}, before its ${weeks} weeks are over`),
  ]
}
