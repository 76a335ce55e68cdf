/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

/**
 * Returns bank transfers in the form of payment pages, so that the same checks apply to them. An awaited transfer is
 * "open", a received one is "complete".
 * @param {Ledger} ledger @returns {Page[]}
 */
export const pagesOfTransfers = ({ transfers }) =>
  transfers.map(({ id, number, cents, paid, ended, refunded }) => ({
    id,
    intent: id,
    number,
    status: paid ? "complete" : ended ? "expired" : "open",
    paid,
    cents,
    refunded,
    pending: 0,
    failed: 0,
    lost: 0,
  }))

/**
 * Returns the ids of orders without a payment: unpaid orders, free orders and replacements.
 * @param {Ledger} ledger @returns {Set<string>}
 */
export function unpaidOrders({ transfers, orders, captures }) {
  const unpaid = new Set(transfers.filter(({ paid }) => !paid).map(({ number }) => number))
  const paid = new Set(captures.map(({ order_id }) => order_id))
  const waits = (/** @type {Ledger["orders"][number]} */ { id, number, of_cart, asked, replaces }) =>
    unpaid.has(number ?? "") || (!paid.has(id) && (!of_cart || asked || replaces))
  return new Set(orders.filter(waits).map(({ id }) => id))
}
