/** Inputs and VAT number check for business customers. */
export { BusinessInputs } from "./BusinessInputs"
export { useVatStanding, type VatStanding } from "./use-vat-standing"
export { VatStandingNote } from "./VatStandingNote"
