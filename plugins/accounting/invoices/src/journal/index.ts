export { journalCsv } from "./csv"
export { journalLinesOf, type JournalLine } from "./lines"
