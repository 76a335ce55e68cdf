/** What of an order can be given back, and what an edit leaves of it: pure functions. */
export { discountsLeft, givenForUnits } from "./balance"
export { pricedParts } from "./left"
export { partsOfAmount, refundableParts, soldOrder } from "./of-order"
