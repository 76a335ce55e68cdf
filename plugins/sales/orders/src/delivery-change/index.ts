export { changeDelivery, deliveryOf } from "./change"
export { finishDeliveries } from "./finish"
export { changeAddressByRules } from "./medusa-admin"
