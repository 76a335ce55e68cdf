/** The shop's goods as an administrator sees and changes them. */
export { listProducts, productRow } from "./list"
export { adminProduct } from "./view"
export { createProduct } from "./create"
export { changeProduct } from "./change"
export { deleteProduct } from "./delete"
export { changeFigures, ensurePrice, type Figures } from "./figures"
export { changePromotion } from "./promotion"
export { placesOf, type Places } from "./places"
