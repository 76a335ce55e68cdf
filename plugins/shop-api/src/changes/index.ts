/** What changes in the shop's tables, told by PostgreSQL to every process within moments. */
export { ChangeListener } from "./listener"
export { installTriggers } from "./triggers"
export { DELIVERY, EVERYTHING, PROMOTIONS } from "./sources"
