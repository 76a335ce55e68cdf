/** Mandatory product information. */
export { readInformation } from "./read"
export { changeInformation } from "./change"
export { adminInformation } from "./view"
