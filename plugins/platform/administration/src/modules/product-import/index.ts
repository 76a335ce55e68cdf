import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Module } from "@medusajs/framework/utils"
import { IMPORTED_PEOPLE } from "./imported-people"
import { ProductImportModuleService } from "./service"

export const PRODUCT_IMPORT_MODULE = "product_import"

connectPersonalData(IMPORTED_PEOPLE)

export default Module(PRODUCT_IMPORT_MODULE, { service: ProductImportModuleService })
export type { ProductImportModuleService }

/** Returns the table of imports. */
export const tableOf = (container: MedusaContainer): ProductImportModuleService["table"] =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).table

export type { CheckedLine, Fields, ImportRow, ImportTable, PendingLine, LineResult } from "./import-table"
export { draftLines } from "./draft-lines"
export { renamedProducts, undoneImport, undoneLines } from "./undone-lines"
export type { KeepPicture } from "./picture-table"
export { LINE_CODES, type LineCode, type PictureCode, type PromotionCode } from "./line-codes"
