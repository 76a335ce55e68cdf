export { discountCents, netEuro, type Adjustment } from "./adjustments"
export { wholeCents, type Share } from "./whole-cents"
