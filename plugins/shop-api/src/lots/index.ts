import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Lots that call for somebody. */
export interface LotCounts {
  near: number
  to_clear: number
}

/** Lots of goods are kept by a plugin that a shop may be without. It connects itself when its module is loaded. */
interface LotKeeper {
  count: (knex: Knex) => Promise<LotCounts>
}

let keeper: LotKeeper | undefined

/** Called once, by the plugin that keeps them. */
export function connectLots(connected: LotKeeper): void {
  keeper = connected
}

/** Undefined in a shop that keeps none. */
export const lotKeeper = (): LotKeeper | undefined => keeper
