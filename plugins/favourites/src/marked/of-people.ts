import type { PersonalDataKeeper } from "@bon-perroquet/shop-api/personal-data"

/** Exports and erases favourites with the account. */
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
