import { refuse } from "@bon-perroquet/api-kit/http"
import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { MAX_FAVOURITES } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export const FAVOURITES_OF_PEOPLE: PersonalDataKeeper = {
  part: "favourites",
  read: async (knex, { customer }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      "SELECT product_id, marked_at FROM favourite WHERE customer_id = ? ORDER BY marked_at, id",
      [customer],
    )
    return rows
  },
  erase: async (transaction, { customer }) => {
    await transaction.raw("DELETE FROM favourite WHERE customer_id = ?", [customer])
  },
}

export async function favouritesOf(knex: Knex, customer: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { product_id: string }[] }>(
    `SELECT product_id FROM favourite JOIN product ON product.id = product_id AND product.deleted_at IS NULL
     WHERE customer_id = ? ORDER BY marked_at DESC, favourite.id DESC`,
    [customer],
  )
  return rows.map(({ product_id }) => product_id)
}

const INSERT = `
  INSERT INTO favourite (id, customer_id, product_id, marked_at)
  SELECT given.id, :customer, given.product_id, statement_timestamp() - given.place * interval '1 millisecond'
  FROM unnest(CAST(:ids AS text[]), CAST(:products AS text[])) WITH ORDINALITY AS given (id, product_id, place)
  JOIN product ON product.id = given.product_id AND product.deleted_at IS NULL
  ON CONFLICT (customer_id, product_id) DO NOTHING`

/**
 * Adds products, the first as the newest. Existing ones keep their position, unknown ones are ignored.
 * @throws 409 if the list becomes too long
 */
export async function mark(knex: Knex, customer: string, products: readonly string[]): Promise<void> {
  const productIds = [...new Set(products)]
  await knex.transaction(async (transaction) => {
    // Takes a lock, so that two devices can't exceed the maximum together.
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`favourites:${customer}`])
    const ids = productIds.map(() => generateEntityId(undefined, "fav"))
    await transaction.raw(INSERT, { customer, ids, products: productIds })
    const { rows } = await transaction.raw<{ rows: { count: number }[] }>(
      "SELECT count(*)::int AS count FROM favourite WHERE customer_id = ?",
      [customer],
    )
    if ((rows[0]?.count ?? 0) > MAX_FAVOURITES) throw refuse("favourites_too_many", 409)
  })
}

export async function unmark(knex: Knex, customer: string, product: string): Promise<void> {
  await knex.raw("DELETE FROM favourite WHERE customer_id = ? AND product_id = ?", [customer, product])
}
