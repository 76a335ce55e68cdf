import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/** A person's requests are those of the verified address. */
export const REQUESTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "back_in_stock",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT product_id, variant_id, created_at AS asked_at, confirmed_at FROM back_in_stock_request
       WHERE email = ? ORDER BY created_at`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction.raw("DELETE FROM back_in_stock_request WHERE email = ?", [proved_email])
  },
}
