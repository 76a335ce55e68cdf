export { businessKeeper, connectBusinesses } from "./keeper"
export { keptBusiness } from "./kept"
export { orderBusinessOf, rememberedTaxation } from "./order-business"
export { taxationOfBusiness } from "@bon-perroquet/vat/charged"
