/** What came onto the shelf and left it. */
export { moveStock, type BeforeMove, type MovedPlace } from "./move"
export { findShelf } from "./shelf"
export { readMovements } from "./read"
