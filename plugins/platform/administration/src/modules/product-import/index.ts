import { Module } from "@medusajs/framework/utils"
import { ProductImportModuleService } from "./service"

export const PRODUCT_IMPORT_MODULE = "product_import"

export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportModuleService })
export type { ProductImportModuleService }
export type { CheckedLine, Fields, ImportRow, ImportTable, PendingLine, SettledLine } from "./import-table"
export type { KeepPicture } from "./picture-table"
export { LINE_CODES, type LineCode, type PictureCode } from "./line-codes"
