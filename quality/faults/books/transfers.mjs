/** @typedef {import("./read.mjs").Ledger} Ledger */
/** @typedef {import("./stripe.mjs").Page} Page */

/** Bank transfers, as pages: what was promised, what arrived, and what was given back by hand. @param {Ledger} ledger @returns {Page[]} */
export const pagesOfTransfers = ({ transfers }) =>
  transfers.map(({ id, number, cents, paid, ended, refunded }) => ({
    id,
    number,
    status: paid ? "complete" : ended ? "expired" : "open",
    paid,
    cents,
    refunded,
    pending: 0,
    failed: 0,
    lost: 0,
  }))

/** Ids of orders whose transfer did not arrive: pending, or cancelled. @param {Ledger} ledger @returns {Set<string>} */
export function unpaidOrders({ transfers, orders }) {
  const unpaid = new Set(transfers.filter(({ paid }) => !paid).map(({ number }) => number))
  return new Set(orders.filter(({ number }) => unpaid.has(number ?? "")).map(({ id }) => id))
}
