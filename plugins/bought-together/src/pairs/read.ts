import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A product that was bought together with another. */
export interface BoughtPair {
  other_id: string
  /** How many different people bought both in one order. */
  buyers: number
}

/** What was bought together with a product, the most frequent first. */
export async function pairsOf(knex: Knex, productId: string): Promise<BoughtPair[]> {
  const { rows } = await knex.raw<{ rows: BoughtPair[] }>(
    "SELECT other_id, buyers FROM bought_pair WHERE product_id = ? ORDER BY buyers DESC, other_id",
    [productId],
  )
  return rows
}

/** The same, by their ids alone. */
export const boughtWith = async (knex: Knex, productId: string): Promise<string[]> =>
  (await pairsOf(knex, productId)).map(({ other_id }) => other_id)
