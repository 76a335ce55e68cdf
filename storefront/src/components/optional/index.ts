export { Boundary } from "./Boundary"
export { codeForLater } from "./code-for-later"
export { lazyAgain } from "./lazy-again"
