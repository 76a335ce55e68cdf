/** What came onto the shelf and left it. */
export { moveStock } from "./move"
export { readMovements } from "./read"
