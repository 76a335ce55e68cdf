/** What the law wants told of products before they are bought. */
export { readInformation } from "./read"
export { changeInformation } from "./change"
export { adminInformation } from "./view"
