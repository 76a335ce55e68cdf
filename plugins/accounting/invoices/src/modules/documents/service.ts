import { checkedOptions } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "zod"
import { sellerSchema, type Seller } from "./content"
import { DocumentLedger } from "./ledger"
import { SalesDocument } from "./models/sales-document"

export interface InvoiceOptions {
  /** The seller of merchant.json, until an administrator changes the seller in the settings. */
  seller: Seller
}

export class DocumentsModuleService extends MedusaService({ SalesDocument }) {
  readonly ledger: DocumentLedger

  constructor(container: { __pg_connection__: Knex }, options: InvoiceOptions) {
    super(container, options)
    this.ledger = new DocumentLedger(container.__pg_connection__)
    // Checks the options at start, because otherwise the first invoice would fail.
    checkedOptions("@bon-perroquet/invoices", z.strictObject({ seller: sellerSchema }), options)
  }
}
