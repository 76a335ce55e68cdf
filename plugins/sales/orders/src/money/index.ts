/** Pure functions for refundable parts and edits. */
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
export { keptAfter, lossesOf, rateOf } from "./lines"
export { creditedParts, pricedParts, valueOf } from "./left"
export { deliveryCents, partsOfAmount, reducedDelivery, refundableParts, soldOrder } from "./of-order"
