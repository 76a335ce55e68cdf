import type { ShelfLot } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"

export interface LotCounts {
  near: number
  to_clear: number
}

/** New quantities of the lots of a size. Lots that are not listed stay unchanged. */
export interface StatedLots {
  product_id: string
  variant_id: string
  lots: readonly ShelfLot[]
}

export interface LotAuthor {
  by: string
  import_id?: string
}

/** Interface of the plugin that tracks lots, which registers itself when its module is loaded. */
interface LotKeeper {
  count: (knex: Knex) => Promise<LotCounts>
  /** Returns the lots in stock by size. Sizes that are not tracked are missing. */
  shelves: (knex: Knex, variantIds: readonly string[]) => Promise<Map<string, ShelfLot[]>>
  keep: (knex: Knex, by: string, productId: string) => Promise<void>
  /** Sets the quantities of lots. */
  state: (container: MedusaContainer, author: LotAuthor, stated: StatedLots) => Promise<void>
}

let keeper: LotKeeper | undefined
let isKeeping = () => true

/** Registers the plugin that tracks lots. @param isOn whether the plugin is enabled, evaluated at each use */
export function connectLots(connected: LotKeeper, isOn: () => boolean = () => true): void {
  keeper = connected
  isKeeping = isOn
}

export const lotKeeper = (): LotKeeper | undefined => (isKeeping() ? keeper : undefined)
