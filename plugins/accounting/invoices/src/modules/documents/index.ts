import { connectDocuments, type StructuredDocument } from "@bon-perroquet/api-kit/documents"
import { Module } from "@medusajs/framework/utils"
import { cardPdf, listPdf } from "../../pdf"
import { documentsOfOrders, usedPrefixes } from "./of-orders"
import { DocumentsModuleService } from "./service"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { structuredOf } from "../../ubl"
import { contentSchema } from "./content"
import { DocumentLedger } from "./ledger"

export const DOCUMENTS_MODULE = "documents"

/** Connects the port for documents when the module loads, not in a route file: workers load no API routes. */
function connect(): Promise<void> {
  connectDocuments({
    ...{
      ofOrders: documentsOfOrders,
      usedPrefixes,
      structured: structuredDocument,
      print: listPdf,
      printCard: cardPdf,
    },
  })
  return Promise.resolve()
}

export default Module(DOCUMENTS_MODULE, { service: DocumentsModuleService, loaders: [connect] })
export { contentSchema, sellerSchema } from "./content"
export type { Content, Line, Seller, Totals } from "./content"
export { DocumentLedger, type Issue, type SalesDocument, type Subject } from "./ledger"
export type { DocumentsModuleService, InvoiceOptions } from "./service"

async function structuredDocument(knex: Knex, number: string): Promise<StructuredDocument> {
  const document = await new DocumentLedger(knex).numbered(number)
  if (!document) throw new Error(`There is no document ${number}.`)
  const content = contentSchema.parse(document.content)
  const { order_number, totals } = content
  return { order_number, total_cents: totals.total_cents, xml: structuredOf(content) }
}
