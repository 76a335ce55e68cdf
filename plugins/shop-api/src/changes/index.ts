/** What changes in the shop's tables, told by PostgreSQL to every process within moments. */
export { CHANNEL, installTriggers } from "./triggers"
export { DELIVERY, EVERYTHING, PROMOTIONS } from "./sources"
