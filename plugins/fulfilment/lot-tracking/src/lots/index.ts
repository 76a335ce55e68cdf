export { changeLot, clearLot, takeFromLot } from "./change"
export { countLots } from "./count"
export { bringTogether, keepByLots, productLots } from "./keep"
export { nameOrderOfParcel, nameOrdersAt, nameOrdersOfParcels } from "./packed-by-engine"
export { lotsOfOrders } from "./of-orders"
export { listLots, lotDetail, readLot } from "./read"
export { receiveLot } from "./receive"
export {
  keepLots,
  keepsLots,
  listWithSeller,
  requireLots,
  sellerOf,
  type Seller,
  type SellerOption,
} from "./settings"
export { shelvesOf } from "./shelves"
export { stateLots } from "./state"
export { takeOutUnsellable } from "./take-out"
export { divideStockAmongLots } from "./triggers"
