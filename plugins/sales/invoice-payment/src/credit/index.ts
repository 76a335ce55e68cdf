export { decideTerms } from "./accounts"
export { bookPayment, cancelPayment, creditRefund, creditsOf } from "./entries"
export {
  chargeAccount,
  endInvoice,
  hasInvoices,
  invoicesSince,
  invoiceWithId,
  openCents,
  type Invoice,
} from "./invoices"
export { invoicesToRemind, longOverdue, whileDue } from "./overdue"
export { accountsAfter, listAccounts } from "./list"
export { invoiceOfOrder, OPEN_INVOICES } from "./online"
export { CREDIT_OF_PEOPLE } from "./people"
export { readReceipts } from "./receipts"
export { readStatement } from "./statement"
