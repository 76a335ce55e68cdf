import type { ProductInformation } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Changed information of a product. Absent fields stay unchanged. */
export interface InformationChange {
  product_id: string
  change: Partial<ProductInformation>
}

export interface InformationAuthor {
  by: string
  import_id?: string
}

/**
 * Interface of the plugin that stores mandatory product information, which registers itself when its module is
 * loaded. In its table `product_information`, `allergens` and `traces` are JSON lists, and `is_complete` means that
 * nothing is missing.
 */
interface InformationKeeper {
  /** Returns the information by product id. Products without information are missing. */
  read: (knex: Knex, productIds: readonly string[]) => Promise<Map<string, ProductInformation>>
  change: (
    container: MedusaContainer,
    /** null for automatic changes, such as the data of a new shop, which are not logged. */
    author: InformationAuthor | null,
    changes: readonly InformationChange[],
  ) => Promise<void>
}

let keeper: InformationKeeper | undefined

export function connectInformation(connected: InformationKeeper): void {
  keeper = connected
}

export const informationKeeper = (): InformationKeeper | undefined => keeper

export const informed = () =>
  informationKeeper()
    ? {
        columns: "told.product_id IS NOT NULL AS has_information, told.allergens, told.traces",
        join: "LEFT JOIN product_information told ON told.product_id = product.id AND told.deleted_at IS NULL",
      }
    : { columns: "false AS has_information, NULL::jsonb AS allergens, NULL::jsonb AS traces", join: "" }

/**
 * Returns an SQL condition for products for sale with incomplete information. It matches nothing if the plugin is
 * disabled.
 */
export const uninformed = (): string =>
  informationKeeper()
    ? `product.status = 'published' AND NOT EXISTS (
        SELECT FROM product_information WHERE product_id = product.id AND deleted_at IS NULL AND is_complete)`
    : "false"
