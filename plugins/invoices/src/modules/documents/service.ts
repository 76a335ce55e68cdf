import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { sellerSchema, type Seller } from "./content"
import { DocumentLedger } from "./ledger"
import { SalesDocument } from "./models/sales-document"

/** The plugin's options, from the shop's configuration. */
export interface InvoiceOptions {
  /** Whose invoices until somebody says otherwise: name, address, VAT number … (merchant.json). */
  seller: Seller
}

export class DocumentsModuleService extends MedusaService({ SalesDocument }) {
  readonly ledger: DocumentLedger

  constructor(container: { __pg_connection__: Knex }, options: InvoiceOptions) {
    super(container, options)
    this.ledger = new DocumentLedger(container.__pg_connection__)
    // A merchant without a VAT number must not find out from a customer.
    sellerSchema.parse(options.seller)
  }
}
