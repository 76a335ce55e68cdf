export { formatCents, formatRate, formatRoundCents } from "@bon-perroquet/contract"
export { Price, useUnitText } from "./Price"
export { formatWeight } from "./weight"
export { unitPriceBeside } from "./unit-label"
