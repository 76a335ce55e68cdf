import { LANGUAGES, LOT_COLUMN } from "@bon-perroquet/contract"
import type { FileColumn } from "./information"

/** What each language calls a size. */
export const SIZE_NAMES = LANGUAGES.map((language) => `size_${language}` as const)

/** Of one size of a product; all else is the product's. */
const OF_A_SIZE: readonly FileColumn[] = [
  ...(["sku", "product", "price", "stock", "held", "unit_label", "weight", "ean", "size_image"] as const),
  ...SIZE_NAMES,
  LOT_COLUMN,
]
/** Whether a column says something of the whole product. */
export const isOfTheProduct = (column: FileColumn): boolean => !OF_A_SIZE.includes(column)
