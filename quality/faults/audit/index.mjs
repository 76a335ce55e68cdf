import { balanceFindings, pagesOfBalances } from "./balances.mjs"
import { stockFindings, offTheShelf } from "./stock.mjs"
import { deliveryFindings } from "./deliveries.mjs"
import { moneyFindings, unfinishedFindings } from "./money.mjs"
import { documentFindings } from "./documents.mjs"
import { readLedger } from "./read.mjs"
import { repeatFindings } from "./repeats.mjs"
import { pagesOf } from "./stripe.mjs"
import { pagesOfTransfers } from "./transfers.mjs"

/**
 * `findings` is empty if the records agree.
 * @typedef {{ findings: string[], orders: number, paidPages: number, refundedPages: number, refunds: number, mails: number, invoices: number, creditNotes: number, units: number }} Audit
 */

/**
 * Compares the shop's records with Stripe's, with received bank transfers and with redeemed balances: money, orders, captures,
 * refunds, transactions, stock, reservations, mails, invoices, credit notes, subscription deliveries and changed deliveries.
 * Reads only. A shop with payments in progress has findings.
 * @param {{ databaseUrl: string, stripe: { sessions: any[], intents?: any[], refunds: any[], disputes?: any[] }, stockBefore?: Map<string, number>, carrier?: import("./deliveries.mjs").Carrier }} sources `stripe`: sessions and refunds in the format of Stripe's API (emulator: GET /_control/state); `stockBefore`: initial units of each inventory item, from `shelfOf`
 * @returns {Promise<Audit>}
 */
export async function auditLedger({ databaseUrl, stripe, stockBefore, carrier }) {
  const ledger = await readLedger(databaseUrl)
  const pages = [...pagesOf(stripe), ...pagesOfTransfers(ledger), ...pagesOfBalances(ledger)]
  const documents = (/** @type {string} */ kind) => ledger.documents.filter((one) => one.kind === kind).length
  return {
    findings: findingsOf(ledger, pages, { stockBefore, carrier }),
    orders: ledger.orders.length,
    paidPages: pages.filter(({ paid }) => paid).length,
    refundedPages: pages.filter(({ paid, cents, refunded }) => paid && cents === refunded).length,
    refunds: ledger.refunds.length,
    mails: ledger.mails.filter(({ key }) => key.endsWith(":placed")).length,
    invoices: documents("invoice"),
    creditNotes: documents("credit_note"),
    units: ledger.needs.reduce((sum, { ordered, given }) => sum + ordered - given, 0),
  }
}

/**
 * @param {import("./read.mjs").Ledger} ledger @param {import("./stripe.mjs").Page[]} pages
 * @param {{ stockBefore?: Map<string, number> | undefined, carrier?: import("./deliveries.mjs").Carrier | undefined }} [sources]
 * @returns {string[]}
 */
export const findingsOf = (ledger, pages, { stockBefore, carrier } = {}) => [
  ...moneyFindings(ledger, pages),
  ...unfinishedFindings(ledger, pages),
  ...balanceFindings(ledger),
  ...stockFindings(ledger, stockBefore),
  ...documentFindings(ledger),
  ...repeatFindings(ledger, pages),
  ...deliveryFindings(ledger, carrier),
]

/**
 * Returns the units of each inventory item as if no order had taken any from stock.
 * @param {string} databaseUrl @returns {Promise<Map<string, number>>}
 */
export async function shelfOf(databaseUrl) {
  const ledger = await readLedger(databaseUrl)
  const unitsSold = offTheShelf(ledger)
  return new Map(
    ledger.levels.map(({ inventory_item_id: item, stocked }) => [item, stocked + unitsSold(item)]),
  )
}
