import { Module } from "@medusajs/framework/utils"
import { DocumentsModuleService } from "./service"

export const DOCUMENTS_MODULE = "documents"

export default Module(DOCUMENTS_MODULE, { service: DocumentsModuleService })
export { contentSchema, registerIn, sellerSchema } from "./content"
export type { Content, Line, Seller, Totals } from "./content"
export { DocumentLedger, type Issue, type SalesDocument, type Subject } from "./ledger"
export type { DocumentsModuleService, InvoiceOptions } from "./service"
