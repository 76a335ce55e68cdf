export { createShopProductWorkflow } from "./create-product"
export { changeShopProductWorkflow } from "./change-product"
