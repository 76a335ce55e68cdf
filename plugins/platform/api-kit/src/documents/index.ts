import type { Language, Order } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A list for an authority, with facts above its table. */
export interface PrintedList {
  language: Language
  title: string
  author: string
  address: string
  facts: [label: string, value: string][]
  /** `share`: part of the page's width. */
  columns: { title: string; share: number }[]
  rows: string[][]
}

/** A gift card for printing. Texts are in `language`. */
export interface PrintedCard {
  language: Language
  title: string
  /** Name of the shop. */
  shop: string
  amount: string
  code: string
  facts: [label: string, value: string][]
  message: string | null
  /** How to use the card. */
  note: string
}

export interface StructuredDocument {
  order_number: string
  total_cents: number
  /** UBL, in Peppol BIS Billing 3.0 if the buyer has an address in Peppol. */
  xml: string
}

/**
 * Interface of the optional plugin that issues invoices and credit notes. It registers itself when its module is
 * loaded.
 */
interface DocumentKeeper {
  /** Returns the documents of each order, oldest first. */
  ofOrders: (knex: Knex, orderIds: string[]) => Promise<(orderId: string) => Order["documents"]>
  /** Returns the prefixes of all issued numbers, with the kind of their documents. */
  usedPrefixes: (knex: Knex) => Promise<{ kind: Order["documents"][number]["kind"]; prefix: string }[]>
  /** @throws an error if there is no document with this number */
  structured: (knex: Knex, number: string) => Promise<StructuredDocument>
  /** Returns a list as PDF. */
  print: (list: PrintedList) => Promise<Buffer>
  /** Returns a gift card as PDF. */
  printCard: (card: PrintedCard) => Promise<Buffer>
}

let keeper: DocumentKeeper | undefined

export function connectDocuments(connected: DocumentKeeper): void {
  keeper = connected
}

export const documentKeeper = (): DocumentKeeper | undefined => keeper
