/** What is asked of whoever buys for a business, and what is said of its VAT number. */
export { BusinessInputs } from "./BusinessInputs"
export { useVatStanding, type VatStanding } from "./use-vat-standing"
export { VatStandingNote } from "./VatStandingNote"
