export { moveStock, type BeforeMove, type MovedPlace, aloneWithItem } from "./move"
export { lockedLevel, requireShelf, requireUnpromised, writeStocked } from "./shelf"
export { readMovements } from "./read"
