export { hasLeft, withheldOf } from "./stock-changes"
export { settleStock } from "./settle"
