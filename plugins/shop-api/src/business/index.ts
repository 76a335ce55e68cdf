/** Orders of businesses, where a plugin takes them. */
export { businessKeeper, connectBusinesses } from "./keeper"
export { keptBusiness } from "./kept"
export { isSoldWithoutVat, orderBusinessOf } from "./order-business"
