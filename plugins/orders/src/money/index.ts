/** Pure functions: refundable parts of an order, and the amounts that an edit leaves. */
export { discountsLeft, givenForUnits } from "./balance"
export { pricedParts } from "./left"
export { partsOfAmount, refundableParts, soldOrder } from "./of-order"
