export { openCountryWorkflow } from "./open-country"
export { removeCountryWorkflow } from "./remove-country"
export { setDeliveryWorkflow } from "./set-delivery"
