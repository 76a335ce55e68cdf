export { Quotes } from "./Quotes"
export { QuoteStateBadge } from "./QuoteStateBadge"
