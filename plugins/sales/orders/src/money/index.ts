/** Pure functions: refundable parts of an order, and the amounts that an edit leaves. */
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
