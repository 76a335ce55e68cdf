export { formatCents } from "@bon-perroquet/contract"
export { formatAmount, formatRate, formatRoundCents } from "./money"
export { Price, useUnitText, unitPriceBeside } from "./Price"
export { formatWeight } from "./weight"
