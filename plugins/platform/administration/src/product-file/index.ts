export { cellsOf, valueIn, type CategoryNames } from "./cells"
export {
  cellOf as customCell,
  CUSTOMER_FIELDS,
  customIn,
  flatCustomFields,
  isCustom,
  sizeFieldsIn,
  withCustomFields,
} from "./custom"
export { isOfTheProduct, SIZE_NAMES } from "./columns"
export { fileColumns, informationCells, informationIn, isInformation } from "./information"
export { eanSchema, isSameGtin, isShortened } from "./ean"
export { changedLots, isLots, lotsCell, lotsIn } from "./lots"
export { netPriceIn, priceIn, stockIn } from "./price-and-stock"
export { truthOf } from "./truth"
export { hasSizes, sizeView, type FiledProduct, type SizeView } from "./size-view"
