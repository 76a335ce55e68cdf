/** The journal of sales: a line for each document and rate of VAT. */
export { journalCsv } from "./csv"
export { journalLinesOf, type JournalLine } from "./lines"
