/** Many parcels at once: their steps, and their labels. */
export { labelFile, makeLabels, ordersLabels } from "./labels"
export { takeParcelSteps, type ParcelSteps } from "./steps"
