export { Boundary, lazyAgain } from "./Boundary"
export { codeForLater } from "./code-for-later"
