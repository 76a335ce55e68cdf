import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Interface of the plugin that counts products bought together, which registers itself when its module is loaded. */
interface PairKeeper {
  /** Returns ids of products bought together with a product, most frequent first. */
  with: (knex: Knex, productId: string) => Promise<string[]>
}

let keeper: PairKeeper | undefined

export function connectBoughtTogether(connected: PairKeeper): void {
  keeper = connected
}

export const pairKeeper = (): PairKeeper | undefined => keeper
