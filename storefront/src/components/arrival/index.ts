/** Days and prices of delivery. Separate from `delivery`, whose texts every first visit loads. */
export { Arrival } from "./Arrival"
export { methodPrice } from "./method-price"
export { useDeliveryRows } from "./use-delivery-rows"
export { useKindName } from "./use-kind-name"
export { usePromisedDays } from "./use-promised-days"
