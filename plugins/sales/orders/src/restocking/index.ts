export { hasLeft, withheldOf } from "../goods/stock-changes"
export { reserveUnpacked, settleStock } from "./settle"
