import { LANGUAGES, PRODUCT_COLUMNS, type ProductColumn } from "@bon-perroquet/contract"

/** What each language calls a size. */
export const SIZE_NAMES = LANGUAGES.map((language) => `size_${language}` as const)

/** Of one size of a product; all else is the product's. */
const OF_A_SIZE: readonly ProductColumn[] = [
  ...(["sku", "product", "price", "stock", "held", "unit_label", "weight", "ean", "size_image"] as const),
  ...SIZE_NAMES,
]
export const OF_THE_PRODUCT = PRODUCT_COLUMNS.filter((column) => !OF_A_SIZE.includes(column))
