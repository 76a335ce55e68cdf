import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { deleteQuoteGroup } from "@bon-perroquet/medusa-sql/buying/quotes"

/** Orders keep their prices, so quotes are erased completely. A job then deletes their price lists. */
export const QUOTES_OF_PEOPLE: PersonalDataKeeper = {
  part: "quotes",
  read: async (knex, { customer }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT state, created_at, lines, message, answer, valid_until, order_number FROM quote
       WHERE customer_id = ? ORDER BY created_at`,
      [customer],
    )
    return rows
  },
  keeps:
    "EXISTS (SELECT 1 FROM quote WHERE quote.customer_id = customer.id AND quote.state IN ('requested', 'offered'))",
  erase: async (transaction, { customer }) => {
    await transaction.raw("DELETE FROM quote WHERE customer_id = ?", [customer])
    await deleteQuoteGroup(transaction, customer)
  },
}
