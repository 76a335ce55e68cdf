export { daysText } from "./delivery-texts"
export { useExpectedDays } from "./use-expected-days"
export { useDeliveryTexts } from "./use-delivery-texts"
