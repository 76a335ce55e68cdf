import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A document that was issued, as far as handing it over is concerned. */
export interface IssuedDocument {
  number: string
  order_id: string
  /** Of the buyer, as registers write it; absent of a person. */
  vat_number: string | undefined
}

/**
 * Structured documents are handed to an access point of Peppol by a plugin that a shop may be without. It connects itself
 * when its module is loaded with an access point.
 */
interface EInvoiceKeeper {
  /** Notes, in the transaction that issues a document, that it is to be handed over: it is then, whatever happens next. */
  queue: (transaction: Knex.Transaction, document: IssuedDocument) => Promise<void>
  /** How many did not get to their business. */
  undelivered: (knex: Knex) => Promise<number>
}

let keeper: EInvoiceKeeper | undefined

/** Called once, by the plugin that hands them over. */
export function connectEInvoices(connected: EInvoiceKeeper): void {
  keeper = connected
}

/** Undefined in a shop that hands none over. */
export const eInvoiceKeeper = (): EInvoiceKeeper | undefined => keeper
