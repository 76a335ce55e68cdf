export { Boundary } from "./Boundary"
export { lazyAgain } from "./lazy-again"
