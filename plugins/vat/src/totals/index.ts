/** Totals and VAT of one document (cart, order, invoice) in integer cents: pure functions, no engine needed. */
export { documentTotals, STANDARD_RATE } from "./document"
export type { DocumentInput, DocumentLine, DocumentTotals, VatOfRate } from "./document"
export { chargedLine, discountedTotals } from "./discounted"
export type { DiscountedInput, DiscountedLine, DiscountedTotals } from "./discounted"
export { assertCents, rateInHundredths, vatOf } from "./rate"
export { splitByProportion } from "./split"
export { blendedRate } from "./blended-rate"
