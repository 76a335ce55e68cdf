export { replacedOf, activeReplacements, withoutReplaced } from "../money/replaced"
export { recordsOfOrders } from "./records"
export { placeReplacement } from "./place"
export type { Replaceable } from "../money/replaceable"
