/**
 * Days and prices of delivery. They are not part of the module `delivery`, because every first visit loads that module.
 */
export { Arrival } from "./Arrival"
export { methodPrice } from "./method-price"
export { useDeliveryRows } from "./use-delivery-rows"
export { useKindName } from "./use-kind-name"
export { usePromisedDays } from "./use-promised-days"
