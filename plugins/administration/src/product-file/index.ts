/** Writes and parses files of products. */
export { cellsOf, valueIn, type CategoryNames } from "./cells"
export { isOfTheProduct, SIZE_NAMES } from "./columns"
export { fileColumns, informationCells, informationIn, isInformation, type FileColumn } from "./information"
export { eanSchema, isShortened } from "./ean"
export { changedLots, isLots, lotsCell, lotsIn } from "./lots"
export { priceIn, stockIn } from "./price-and-stock"
export { hasSizes, sizeView, type SizeView } from "./size-view"
