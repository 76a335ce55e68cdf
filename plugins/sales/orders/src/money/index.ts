/** Pure functions for refundable parts and edits. */
export { discountsLeft } from "./balance"
export {
  creditedOf,
  creditedRefunds,
  creditOfBooking,
  creditsOfFailure,
  creditsOfLoss,
  lossesOf,
  lossOf,
  refundedBeyond,
  type Credit,
} from "./credits"
export { pricedParts } from "./left"
export { partsOfAmount, reducedDelivery, refundableParts, soldOrder } from "./of-order"
