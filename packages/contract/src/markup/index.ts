/** Markdown to what is to be drawn. Apart from the rest of the contract: few need its parser. */
export { parsePage, parseText } from "./parse"
export { isSafeLink } from "./links"
