export { changeStatusTogether } from "./combined"
export { combineOrders, labelFile, labelPart, makeLabels, ordersLabels } from "./labels"
export { takeParcelSteps, type ParcelSteps } from "./steps"
