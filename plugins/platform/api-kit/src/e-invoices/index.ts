import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface IssuedDocument {
  number: string
  order_id: string
  /** The buyer's VAT number in registry format. Absent for a private person. */
  vat_number: string | undefined
}

/**
 * Interface of the optional plugin that sends structured invoices to a Peppol access point. It registers itself when
 * its module is loaded, if an access point is configured.
 */
interface EInvoiceKeeper {
  /** Queues a document in the transaction that issues it, so that it is sent even after a crash. */
  queue: (transaction: Knex.Transaction, document: IssuedDocument) => Promise<void>
  undelivered: (knex: Knex) => Promise<number>
}

let keeper: EInvoiceKeeper | undefined

export function connectEInvoices(connected: EInvoiceKeeper): void {
  keeper = connected
}

export const eInvoiceKeeper = (): EInvoiceKeeper | undefined => keeper
