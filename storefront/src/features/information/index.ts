/** The pages of text, for the other features: what a merchant wrote, drawn. */
export { prefetchPage } from "./page-queries"
export { TextPending } from "./TextPending"
export { useFacts } from "./use-facts"
export { WrittenSections } from "./WrittenSections"
