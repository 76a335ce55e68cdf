/**
 * Days and prices of delivery. They are separate from `delivery`, because every first visit loads that module's texts.
 */
export { Arrival } from "./Arrival"
export { methodPrice } from "./method-price"
export { useDeliveryRows } from "./use-delivery-rows"
export { useKindName } from "./use-kind-name"
export { usePromisedDays } from "./use-promised-days"
