/** Pure functions for refundable parts and edits. */
export { discountsLeft } from "./balance"
export {
  creditedOf,
  creditedRefunds,
  creditOfBooking,
  creditsOfFailure,
  creditsOfLoss,
  keptAfter,
  lossesOf,
  type Credit,
} from "./credits"
export { creditedParts, pricedParts } from "./left"
export { deliveryCents, partsOfAmount, rateOf, reducedDelivery, refundableParts, soldOrder } from "./of-order"
