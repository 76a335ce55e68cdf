export { centsOf, formatAmount, formatCents, formatRate, formatRoundCents } from "./money"
export { Price, useUnitText } from "./Price"
export { formatWeight } from "./weight"
export { isPerKilogram } from "./unit-label"
