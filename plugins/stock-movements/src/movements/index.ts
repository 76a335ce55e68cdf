export { moveStock, type BeforeMove, type MovedPlace } from "./move"
export { aloneWithItem } from "./alone"
export { lockedLevel, requireShelf, requireUnpromised, writeStocked } from "./shelf"
export { readMovements } from "./read"
