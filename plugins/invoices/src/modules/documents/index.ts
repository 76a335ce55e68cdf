import { Module } from "@medusajs/framework/utils"
import { DocumentsModuleService } from "./service"

export const DOCUMENTS_MODULE = "documents"

export default Module(DOCUMENTS_MODULE, { service: DocumentsModuleService })
export { contentSchema, registerIn, type Content, type Line, type Seller, type Totals } from "./content"
export { DocumentLedger, type Issue, type SalesDocument, type Subject } from "./ledger"
export type { DocumentsModuleService, InvoiceOptions } from "./service"
