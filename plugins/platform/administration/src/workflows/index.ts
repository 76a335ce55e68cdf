export { withBulkLinks } from "./bulk-links"
export { createShopProductsWorkflow } from "./create-products"
export { changeShopProductsWorkflow } from "./change-product"
export { changeSaleWorkflow } from "./change-sale"
