import { Module } from "@medusajs/framework/utils"
import { ProductHandleModuleService } from "./service"

export const PRODUCT_HANDLE_MODULE = "product_handle"

export default Module(PRODUCT_HANDLE_MODULE, { service: ProductHandleModuleService })
export type { ProductHandleModuleService }
