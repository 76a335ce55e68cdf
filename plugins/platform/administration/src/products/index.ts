export { listProducts, productRow, productsWithIds } from "./list"
export { adminProduct } from "./view"
export { createProduct, createProducts } from "./create"
export { changeProduct, changeProducts, type Change } from "./change"
export type { SizeInput } from "./sizes"
export { underLock } from "./lock"
export {
  deleteProduct,
  deleteProducts,
  deleteUnfinished,
  deleteUnreservedProducts,
  purgeDeleted,
} from "./delete"
export { duplicateProduct } from "./duplicate"
export { changePriceOrStock } from "./change-price-or-stock"
export { changePricesAndStock, type PriceAndStock } from "./price-and-stock"
export { saveProductTable } from "./table"
export { changePromotion } from "./promotion"
export { storeDefaultsOf, type ProductDefaults } from "./store-defaults"
