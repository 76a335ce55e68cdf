/** Steps and labels of many parcels at the same time. */
export { labelFile, makeLabels, ordersLabels } from "./labels"
export { takeParcelSteps, type ParcelSteps } from "./steps"
