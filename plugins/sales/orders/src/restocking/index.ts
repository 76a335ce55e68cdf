export { hasLeft, withheldOf } from "../goods/stock-changes"
export { reserveUnpacked, restockRefunded } from "./restock-refunded"
