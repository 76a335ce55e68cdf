import type { ShelfLot } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Lots that call for somebody. */
export interface LotCounts {
  near: number
  to_clear: number
}

/** How many of each lot lie on the shelf of a size: lots that are not named stay as they are. */
export interface StatedLots {
  product_id: string
  variant_id: string
  lots: readonly ShelfLot[]
}

/** Who states it, for the history of stock and the change log. */
export interface LotAuthor {
  by: string
  import_id?: string
}

/** Lots of goods are kept by a plugin that a shop may be without. It connects itself when its module is loaded. */
interface LotKeeper {
  count: (knex: Knex) => Promise<LotCounts>
  /** Of which of these sizes the stock is kept by lots, and what lies on the shelf of each. */
  shelves: (knex: Knex, variantIds: readonly string[]) => Promise<Map<string, ShelfLot[]>>
  /** @throws 409 lot_not_kept, lot_differs, insufficient_stock, stock_not_managed, product_busy */
  state: (container: MedusaContainer, author: LotAuthor, stated: StatedLots) => Promise<void>
}

let keeper: LotKeeper | undefined

/** Called once, by the plugin that keeps them. */
export function connectLots(connected: LotKeeper): void {
  keeper = connected
}

/** Undefined in a shop that keeps none. */
export const lotKeeper = (): LotKeeper | undefined => keeper
