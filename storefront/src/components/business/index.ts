/** Inputs and VAT number check for business customers. */
export { BusinessInputs } from "./BusinessInputs"
export { useVatStanding, type VatStanding, VatStandingNote } from "./VatStandingNote"
