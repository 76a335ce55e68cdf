import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What is bought together is counted by a plugin that a shop may be without. It connects itself when its module is loaded. */
interface PairKeeper {
  /** Ids of what was bought together with a product, the most frequent first. */
  with: (knex: Knex, productId: string) => Promise<string[]>
}

let keeper: PairKeeper | undefined

/** Called once, by the plugin that counts. */
export function connectBoughtTogether(connected: PairKeeper): void {
  keeper = connected
}

/** Undefined in a shop that does not count it. */
export const pairKeeper = (): PairKeeper | undefined => keeper
