export { daysText } from "./delivery-texts"
export { useDeliveryTexts } from "./use-delivery-texts"
