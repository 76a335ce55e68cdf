/** Changes of the shop's tables, which PostgreSQL announces to every process. */
export { CHANNEL, installTriggers } from "./triggers"
export { DELIVERY, EVERYTHING, PROMOTIONS } from "./sources"
