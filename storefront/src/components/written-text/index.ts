/** What a merchant wrote of a page, drawn, and what is filled into texts. */
export { prefetchPage } from "./page-queries"
export { TextPending } from "./TextPending"
export { useFacts } from "./use-facts"
export { WrittenSections } from "./WrittenSections"
export { TextTable } from "./TextTable"
