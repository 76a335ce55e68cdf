import type { Order } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Interface of the optional plugin that issues invoices and credit notes. It registers itself when its module is
 * loaded.
 */
interface DocumentKeeper {
  /** Returns the documents of each order, oldest first. */
  ofOrders: (knex: Knex, orderIds: string[]) => Promise<(orderId: string) => Order["documents"]>
  /** Returns the prefixes of all issued numbers, with the kind of their documents. */
  usedPrefixes: (knex: Knex) => Promise<{ kind: Order["documents"][number]["kind"]; prefix: string }[]>
}

let keeper: DocumentKeeper | undefined

export function connectDocuments(connected: DocumentKeeper): void {
  keeper = connected
}

export const documentKeeper = (): DocumentKeeper | undefined => keeper
