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
  for (const { id, number } of ledger.orders) {
    const count = paidNumbers.get(number ?? "")?.length ?? 0
    if (count !== 1) findings.push(`order ${number ?? id} stands on ${count} paid pages`)
  }
  for (const [number, orders] of numbered)
    if (orders.length > 1) findings.push(`order number ${number} was used ${orders.length} times`)
  const atStripe = total(paid) - paid.reduce((sum, { refunded }) => sum + refunded, 0)
  const inEngine = ledger.money.captures - ledger.money.refunds
  if (atStripe !== inEngine) findings.push(`Stripe has ${atStripe} cents, the engine ${inEngine}`)
  return findings
}

/** @param {Ledger} ledger @param {Page} page @param {Ledger["orders"]} orders @returns {string[]} */
function pageFindings(ledger, page, orders) {
  const [order] = orders
  if (!order)
    return page.refunded === page.cents
      ? []
      : [`${page.number} is paid (${page.cents}), has no order, and ${page.refunded} were given back`]
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
    ...(total(refunds) === page.refunded
      ? []
      : [`${page.number}: Stripe gave ${page.refunded} back, the engine ${total(refunds)}`]),
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
