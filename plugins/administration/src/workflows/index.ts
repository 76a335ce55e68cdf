export { createShopProductWorkflow } from "./create-product"
export { changeShopProductsWorkflow } from "./change-product"
