import { VAT_MODULE } from "@bon-perroquet/contract/vat/scheme"
import { Module } from "@medusajs/framework/utils"
import VatModuleService from "./service"

export type { ProductVatClassInput, VatOptions } from "./service"
export { VAT_MODULE, VatModuleService }

export default Module(VAT_MODULE, { service: VatModuleService })
