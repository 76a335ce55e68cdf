/** Days and prices of delivery. Separate from `delivery`, because every first visit loads the texts of that module. */
export { Arrival } from "./Arrival"
export { methodPrice } from "./method-price"
export { useDeliveryRows } from "./use-delivery-rows"
export { useKindName } from "./use-kind-name"
export { usePromisedDays } from "./use-promised-days"
