export { centsOf, formatAmount, formatCents, formatRate } from "./money"
export { Price, useUnitText } from "./Price"
export { isPerKilogram } from "./unit-label"
