/** Structured documents for Belgian businesses with their state. */
export { changeEInvoice } from "./change"
export { eInvoicesCsv } from "./csv"
export { deliverEInvoices } from "./deliver"
export { countUndelivered, eInvoicesOfOrder, eInvoicesWithin, undeliveredEInvoices } from "./read"
export { hurry, queueEInvoice } from "./rows"
