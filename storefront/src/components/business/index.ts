export { vatNumberProblem } from "./vat-number"
export { BusinessInputs } from "./BusinessInputs"
export { useVatStanding, type VatStanding, VatStandingNote } from "./VatStandingNote"
