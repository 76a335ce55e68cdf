export { discountCalculator, type Calculate, type Priced } from "./calculator"
export { linkPromotions, unlinkPromotion, writeDiscounts } from "./write"
export {
  centsOf,
  noDiscounts,
  type AppliedPromotion,
  type Discounts,
  type Part,
  type PricedDelivery,
  type PricedLine,
  type Problem,
} from "./types"
