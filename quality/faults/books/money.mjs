import { unpaidOrders } from "./transfers.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

/** @param {{ cents: number }[]} rows @returns {number} */
export const total = (rows) => rows.reduce((sum, { cents }) => sum + cents, 0)

/** @template T @param {T[]} rows @param {(row: T) => string} key @returns {Map<string, T[]>} */
export function by(rows, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

/**
 * Every paid page is exactly one order or was given back in full, and the engine's captures and refunds are Stripe's.
 * @param {Ledger} ledger @param {Page[]} pages @returns {string[]}
 */
export function moneyFindings(ledger, pages) {
  const numbered = by(ledger.orders, ({ number }) => number ?? "")
  const paid = pages.filter((page) => page.paid)
  const findings = paid.flatMap((page) => pageFindings(ledger, page, numbered.get(page.number) ?? []))
  const paidNumbers = by(paid, ({ number }) => number)
  const unpaid = unpaidOrders(ledger)
  for (const { id, number } of ledger.orders) {
    if (unpaid.has(id)) continue
    const count = paidNumbers.get(number ?? "")?.length ?? 0
    if (count !== 1) findings.push(`order ${number ?? id} stands on ${count} paid pages`)
  }
  for (const [number, orders] of numbered)
    if (orders.length > 1) findings.push(`order number ${number} was used ${orders.length} times`)
  // What a bank sent back of a payment that is no order is here, and in no book but the list of what needs a person.
  const ordered = paid.filter(({ number }) => numbered.has(number))
  const atStripe = ordered.reduce((sum, { cents, refunded, lost }) => sum + cents - refunded - lost, 0)
  const byHand = total(ledger.refunds.filter(({ by_hand }) => by_hand))
  const inEngine = ledger.money.captures - ledger.money.refunds + byHand
  if (atStripe !== inEngine) findings.push(`Stripe has ${atStripe} cents, the engine ${inEngine}`)
  return findings
}

/** @param {Ledger} ledger @param {Page} page @param {Ledger["orders"]} orders @returns {string[]} */
function pageFindings(ledger, page, orders) {
  const [order] = orders
  if (!order) return givenBackFindings(ledger, page)
  const captures = ledger.captures.filter(({ order_id }) => order_id === order.id)
  const refunds = ledger.refunds.filter(({ order_id }) => order_id === order.id)
  const transactions = ledger.transactions.filter(({ order_id }) => order_id === order.id)
  const noted = new Map(transactions.map(({ reference_id, cents }) => [reference_id, cents]))
  return [
    ...(order.carts === 1 ? [] : [`${page.number} is linked to ${order.carts} carts`]),
    ...(order.collections === 1
      ? []
      : [`${page.number} is linked to ${order.collections} payment collections`]),
    ...(total(captures) === page.cents
      ? []
      : [`${page.number}: paid ${page.cents}, captured ${total(captures)} in ${captures.length}`]),
    ...(total(refunds.filter(({ by_hand }) => !by_hand)) === page.refunded + page.lost
      ? []
      : [
          `${page.number}: Stripe gave ${page.refunded} back and lost ${page.lost}, the engine ${total(refunds)}`,
        ]),
    ...waitingFindings(ledger, page, order.id),
    ...partsFindings(ledger, page.number, order.id, refunds),
    ...captures.flatMap(({ id, cents }) =>
      noted.get(id) === cents ? [] : [`${page.number}: capture ${id} has no transaction`],
    ),
    ...refunds.flatMap(({ id, cents }) =>
      noted.get(id) === -cents ? [] : [`${page.number}: refund ${id} has no transaction`],
    ),
    ...(transactions.length === captures.length + refunds.length
      ? []
      : [`${page.number} has ${transactions.length} transactions`]),
  ]
}

/**
 * What was paid and is no order was given back, is on its way, or came back and somebody is called for it.
 * @param {Ledger} ledger @param {Page} page @returns {string[]}
 */
function givenBackFindings({ attempts }, page) {
  const { number, cents, refunded, lost, pending, failed } = page
  if (refunded + lost + pending >= cents) return []
  const isTold = attempts.some(({ order_number, told }) => order_number === number && told)
  if (failed >= cents - refunded)
    return isTold ? [] : [`${number} is no order, ${failed} came back, and nobody is called`]
  return [`${number} is paid (${cents}), has no order, and ${refunded} were given back`]
}

/**
 * What Stripe holds up is promised in the shop's books, and in no other.
 * @param {Ledger} ledger @param {Page} page @param {string} orderId @returns {string[]}
 */
function waitingFindings({ waiting }, { number, pending }, orderId) {
  const promised = total(waiting.filter(({ order_id }) => order_id === orderId))
  return promised === pending ? [] : [`${number}: Stripe holds up ${pending}, the shop promised ${promised}`]
}

/**
 * A refund's parts come to its amount, and all refunds together name no more of a line than was bought.
 * @param {Ledger} ledger @param {string} number @param {string} orderId @param {Ledger["refunds"]} refunds
 * @returns {string[]}
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

/** @param {import("./read.mjs").Parts} parts @returns {number} */
const partsTotal = ({ items, amounts, delivery_cents }) =>
  [...items, ...amounts].reduce((sum, { amount_cents }) => sum + amount_cents, delivery_cents)

const SETTLED = ["ordered", "refunded", "expired", "superseded", "failed"]

/**
 * Nothing is left half done, and no page can be paid that the shop has given up.
 * @param {Ledger} ledger @param {Page[]} pages @returns {string[]}
 */
export function unfinishedFindings({ attempts, unfinished, orders }, pages) {
  const pageOf = new Map(pages.map((page) => [page.number, page]))
  const ids = new Set(orders.map(({ id }) => id))
  return [
    ...attempts.flatMap(({ order_number, state, order_id }) => {
      const page = pageOf.get(order_number)
      if (state === "ordered" && !ids.has(order_id ?? "")) return [`${order_number} is ordered without order`]
      if (SETTLED.includes(state) || (state === "open" && page?.status === "open")) return []
      // The bank has not spoken yet.
      if (state === "processing" && page && !page.paid) return []
      return [`${order_number} is left ${state} while its page is ${page?.status ?? "missing"}`]
    }),
    ...unfinished.map(({ what, order_id }) => `${what} of ${order_id} is unfinished`),
  ]
}
