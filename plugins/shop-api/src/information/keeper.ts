import type { ProductInformation } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"

/** What is told anew of a product; what is absent stays as it is. */
export interface InformationChange {
  product_id: string
  change: Partial<ProductInformation>
}

/** Who tells it, for the change log. */
export interface InformationAuthor {
  by: string
  import_id?: string
}

/**
 * What the law wants told of products before they are bought is kept by a plugin that a shop may be without. It connects
 * itself when its module is loaded; its table is `product_information`, with a row for each product of which something is
 * told: its columns `allergens` and `traces` are lists as JSON, and `is_complete` says that nothing is missing.
 */
interface InformationKeeper {
  /** What is told of these products, by their ids; nothing of those of which nothing is told. */
  read: (knex: Knex, productIds: readonly string[]) => Promise<Map<string, ProductInformation>>
  change: (
    container: MedusaContainer,
    /** null: nobody in the administration, such as what fills a new shop; that is no entry of the change log. */
    author: InformationAuthor | null,
    changes: readonly InformationChange[],
  ) => Promise<void>
}

let keeper: InformationKeeper | undefined

/** Called once, by the plugin that keeps it. */
export function connectInformation(connected: InformationKeeper): void {
  keeper = connected
}

/** Undefined in a shop that keeps none. */
export const informationKeeper = (): InformationKeeper | undefined => keeper
