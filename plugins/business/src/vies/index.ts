/** The VAT Information Exchange System of the European Commission. */
export { askVies, type ViesAnswer } from "./client"
