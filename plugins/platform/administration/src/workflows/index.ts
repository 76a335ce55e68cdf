export { createShopProductWorkflow } from "./create-product"
export { changeShopProductsWorkflow } from "./change-product"
export { changeSaleWorkflow } from "./change-sale"
