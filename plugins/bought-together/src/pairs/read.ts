import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A product that is bought together with another one. */
export interface BoughtPair {
  other_id: string
  /** Number of people who bought both in one order. */
  buyers: number
}

/** Returns the products that are bought together with a product, the most frequent first. */
export async function pairsOf(knex: Knex, productId: string): Promise<BoughtPair[]> {
  const { rows } = await knex.raw<{ rows: BoughtPair[] }>(
    "SELECT other_id, buyers FROM bought_pair WHERE product_id = ? ORDER BY buyers DESC, other_id",
    [productId],
  )
  return rows
}

/** Returns their ids. */
export const boughtWith = async (knex: Knex, productId: string): Promise<string[]> =>
  (await pairsOf(knex, productId)).map(({ other_id }) => other_id)
