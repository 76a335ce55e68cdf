/** Texts that merchants write, with placeholders. */
export { prefetchPage } from "./page-queries"
export { TextPending } from "./TextPending"
export { useFacts } from "./use-facts"
export { WrittenSections } from "./WrittenSections"
export { TextTable } from "./TextTable"
