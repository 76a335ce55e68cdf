/** Markdown parser. It has a separate entry point because few modules need it. */
export { parsePage, parseText } from "./parse"
export { isSafeLink } from "./links"
