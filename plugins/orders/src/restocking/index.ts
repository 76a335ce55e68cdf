export { hasLeft, withheldOf } from "./stock-changes"
export { reserveUnpacked, settleStock } from "./settle"
