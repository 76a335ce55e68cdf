import { unpaidOrders } from "./transfers.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

/** Returns the sum of the rows in cents. @param {{ cents: number }[]} rows @returns {number} */
export const total = (rows) => rows.reduce((sum, { cents }) => sum + cents, 0)

/**
 * Groups rows by a key.
 * @template T @param {T[]} rows @param {(row: T) => string} key @returns {Map<string, T[]>}
 */
export function by(rows, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

/**
 * Checks that every paid payment page has an order or a full refund, and that captures and refunds match Stripe's.
 * @param {Ledger} ledger @param {Page[]} pages @returns {string[]}
 */
export function moneyFindings(ledger, pages) {
  const numbered = by(ledger.orders, ({ number }) => number ?? "")
  const paid = pages.filter((page) => page.paid)
  const paidFor = by(paid, ({ number }) => number)
  const unpaid = unpaidOrders(ledger)
  const findings = [
    ...paid.filter(({ number }) => !numbered.has(number)).flatMap((page) => givenBackFindings(ledger, page)),
    ...ledger.orders.flatMap((order) =>
      orderFindings(ledger, order, paidFor.get(order.number ?? "") ?? [], unpaid.has(order.id)),
    ),
  ]
  for (const [number, orders] of numbered)
    if (orders.length > 1) findings.push(`order number ${number} was used ${orders.length} times`)
  // Only payment pages with an order are compared, because Medusa has no refunds of payments without an order.
  const ordered = paid.filter(({ number }) => numbered.has(number))
  const atStripe = ordered.reduce((sum, { cents, refunded, lost }) => sum + cents - refunded - lost, 0)
  const isByHand = (/** @type {{ intent: string | null }} */ { intent }) => intent === null
  const byHand =
    total(ledger.refunds.filter((refund) => refund.by_hand || isByHand(refund))) -
    total(ledger.captures.filter(isByHand))
  const inEngine = ledger.money.captures - ledger.money.refunds + byHand
  if (atStripe !== inEngine) findings.push(`Stripe has ${atStripe} cents, the engine ${inEngine}`)
  return findings
}

/**
 * Returns whether an order has the expected number of carts: one after a payment page, none from Medusa Admin. An order
 * with a payment link can be a phone order with a cart, or a draft order without one.
 * @param {{ carts: number, of_cart: boolean, asked: boolean }} order
 */
const hasExpectedCarts = ({ carts, of_cart, asked }) =>
  asked && !of_cart ? carts <= 1 : carts === (of_cart ? 1 : 0)

/**
 * Checks an order's captures, refunds, transactions, carts and payment collections.
 * @param {Ledger} ledger @param {Ledger["orders"][number]} order
 * @param {Page[]} pages paid payment pages with the order's number
 * @param {boolean} isUnpaid @returns {string[]}
 */
function orderFindings(ledger, order, pages, isUnpaid) {
  const number = order.number ?? order.id
  const captures = ledger.captures.filter(({ order_id }) => order_id === order.id)
  const refunds = ledger.refunds.filter(({ order_id }) => order_id === order.id)
  const transactions = ledger.transactions.filter(({ order_id }) => order_id === order.id)
  const byReference = new Map(transactions.map(({ reference_id, cents }) => [reference_id, cents]))
  const paidPages = pages.filter(({ intent }) => captures.some((capture) => capture.intent === intent))
  const captured = captures.filter(({ intent }) => intent !== null)
  // A balance pays in the collection of the rest. A changed order may have payment collections without a capture.
  const ofRests = captures.filter(({ intent }) => !ledger.redemptions.some(({ id }) => id === intent))
  const collections = order.changed || !order.of_cart ? Math.max(ofRests.length, order.collections) : 1
  return [
    ...pages.filter((page) => !paidPages.includes(page)).flatMap((page) => givenBackFindings(ledger, page)),
    ...(isUnpaid || captures.length
      ? []
      : [`order ${number} has no capture, but ${paidPages.length} paid pages`]),
    ...(paidPages.length === captured.length
      ? []
      : [`${number} has ${captured.length} captures of ${paidPages.length} paid pages`]),
    ...(hasExpectedCarts(order) ? [] : [`${number} is linked to ${order.carts} carts`]),
    ...(order.collections === collections || isUnpaid
      ? []
      : [`${number} is linked to ${order.collections} payment collections`]),
    ...paidPages.flatMap((page) => pageFindings(page, captures, refunds)),
    ...waitingFindings(ledger, number, paidPages, order.id),
    ...partsFindings(ledger, number, order.id, refunds),
    ...captures.flatMap(({ id, cents }) =>
      byReference.get(id) === cents ? [] : [`${number}: capture ${id} has no transaction`],
    ),
    ...refunds.flatMap(({ id, cents }) =>
      byReference.get(id) === -cents ? [] : [`${number}: refund ${id} has no transaction`],
    ),
    ...(transactions.length === captures.length + refunds.length
      ? []
      : [`${number} has ${transactions.length} transactions`]),
  ]
}

/**
 * Checks that Medusa has the captures and refunds of a payment page.
 * @param {Page} page @param {Ledger["captures"]} captures @param {Ledger["refunds"]} refunds
 * @returns {string[]}
 */
function pageFindings({ number, intent, cents, refunded, lost }, captures, refunds) {
  const mine = captures.filter((capture) => capture.intent === intent)
  const back = refunds.filter((refund) => refund.intent === intent)
  return [
    ...(total(mine) === cents ? [] : [`${number}: paid ${cents}, captured ${total(mine)} in ${mine.length}`]),
    ...(total(back.filter(({ by_hand }) => !by_hand)) === refunded + lost
      ? []
      : [`${number}: Stripe gave ${refunded} back and lost ${lost}, the engine ${total(back)}`]),
  ]
}

/**
 * Checks that a payment without an order is refunded, or that there is an alert about its failed refund.
 * @param {Ledger} ledger @param {Page} page @returns {string[]}
 */
function givenBackFindings({ attempts }, page) {
  const { number, cents, refunded, lost, pending, failed } = page
  if (refunded + lost + pending >= cents) return []
  const hasAlert = attempts.some(({ order_number, has_alert }) => order_number === number && has_alert)
  if (failed >= cents - refunded)
    return hasAlert ? [] : [`${number} is no order, ${failed} came back, and there is no alert`]
  return [`${number} is paid (${cents}) and has no order, but only ${refunded} were refunded`]
}

/**
 * Checks that Stripe's pending refunds are pending in the shop, too.
 * @param {Ledger} ledger @param {string} number @param {Page[]} pages @param {string} orderId
 * @returns {string[]}
 */
function waitingFindings({ waiting }, number, pages, orderId) {
  const pending = pages.reduce((sum, page) => sum + page.pending, 0)
  const promised = total(waiting.filter(({ order_id }) => order_id === orderId))
  return promised === pending
    ? []
    : [`${number}: Stripe has pending refunds of ${pending}, the shop has ${promised}`]
}

/**
 * Checks that a refund's parts add up to its amount, and that they do not exceed the quantities of the lines.
 * @param {Ledger} ledger @param {string} number @param {string} orderId @param {Ledger["refunds"]} refunds @returns {string[]}
 */
function partsFindings({ lines }, number, orderId, refunds) {
  const named = refunds.flatMap(({ parts }) => parts ?? [])
  const wrong = refunds.flatMap(({ id, cents, parts }) => {
    const sum = parts ? partsTotal(parts) : cents
    return sum === cents ? [] : [`${number}: refund ${id} of ${cents} names parts of ${sum}`]
  })
  const tooMuch = lines
    .filter(({ order_id }) => order_id === orderId)
    .flatMap(({ line_id, quantity }) => {
      const back = named
        .flatMap(({ items }) => items.filter(({ id }) => id === line_id))
        .reduce((sum, item) => sum + item.quantity, 0)
      return back <= quantity ? [] : [`${number}: ${back} of ${quantity} of line ${line_id} were refunded`]
    })
  return [...wrong, ...tooMuch]
}

/**
 * Returns the sum of a refund's parts in cents.
 * @param {import("./read.mjs").Parts} parts @returns {number}
 */
const partsTotal = ({ items, amounts, delivery_cents }) =>
  [...items, ...amounts].reduce((sum, { amount_cents }) => sum + amount_cents, delivery_cents)

const SETTLED = ["ordered", "refunded", "expired", "superseded", "failed"]

/**
 * Reports attempts, status changes and refunds that are not finished.
 * @param {Ledger} ledger @param {Page[]} pages @returns {string[]}
 */
export function unfinishedFindings({ attempts, unfinished, orders }, pages) {
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  const ids = new Set(orders.map(({ id }) => id))
  return [
    ...attempts.flatMap(({ order_number, state, order_id, checkout_session_id }) => {
      const page = pageOf.get(checkout_session_id ?? "")
      if (state === "ordered" && !ids.has(order_id ?? "")) return [`${order_number} is ordered without order`]
      if (SETTLED.includes(state) || (state === "open" && page?.status === "open")) return []
      // The payment is processing, because the customer's bank has not decided yet.
      if (state === "processing" && page && !page.paid) return []
      return [`${order_number} is left ${state} while its page is ${page?.status ?? "missing"}`]
    }),
    ...unfinished.map(({ what, order_id }) => `${what} of ${order_id} is unfinished`),
  ]
}
