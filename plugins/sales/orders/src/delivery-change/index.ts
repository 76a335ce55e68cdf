/** Changes of an order's recipient, address and delivery method before its parcel leaves. */
export { changeDelivery, deliveryOf } from "./change"
export { finishDeliveries } from "./finish"
export { changeAddressByRules } from "./medusa-admin"
