/** Pure functions that calculate refundable parts and the effects of edits. */
export { discountsLeft } from "./balance"
export {
  creditedOf,
  creditedRefunds,
  creditOfBooking,
  creditsOfAssignment,
  creditsOfFailure,
  creditsOfLoss,
  type Credit,
} from "./credits"
export { amountsLeft, pricedParts, valueOf } from "./left"
export { partsOfAmount, refundableParts, soldOrder } from "./of-order"
