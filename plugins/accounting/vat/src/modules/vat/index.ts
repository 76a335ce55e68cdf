import { Module } from "@medusajs/framework/utils"
import VatModuleService from "./service"

export const VAT_MODULE = "vat"
export type { ProductVatClassInput, VatOptions } from "./service"
export { VatModuleService }

export default Module(VAT_MODULE, { service: VatModuleService })
