import { LANGUAGES, LOT_COLUMN, type FileColumn } from "@bon-perroquet/contract"
import { SIZE_FIELDS } from "./custom"

export const SIZE_NAMES = LANGUAGES.map((language) => `size_${language}` as const)

/** Columns with values of a size. All others concern the product. */
const OF_A_SIZE: readonly FileColumn[] = [
  ...(["sku", "product", "price", "stock", "held", "unit_label", "weight", "ean", "size_image"] as const),
  ...SIZE_NAMES,
  ...SIZE_FIELDS,
  LOT_COLUMN,
]
export const isOfTheProduct = (column: FileColumn): boolean => !OF_A_SIZE.includes(column)
