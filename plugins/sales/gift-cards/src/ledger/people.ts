import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/**
 * Store credit of a person with its entries. The books keep the balance, which the shop still owes, under the id of the
 * erased customer. Reasons are erased, because they may name people.
 */
export const STORE_CREDIT_OF_PEOPLE: PersonalDataKeeper = {
  part: "store_credit",
  read: async (knex, { customer }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT entry.kind, entry.cents AS amount_cents, account.currency_code AS currency, entry.order_number, entry.reason,
         entry.created_at AS at
       FROM balance_entry entry JOIN balance_account account ON account.id = entry.account_id
       WHERE account.customer_id = ? ORDER BY entry.created_at, entry.id`,
      [customer],
    )
    return rows
  },
  erase: async (transaction, { customer }) => {
    await transaction.raw(
      `UPDATE balance_entry SET reason = NULL
       WHERE account_id IN (SELECT id FROM balance_account WHERE customer_id = ?)`,
      [customer],
    )
  },
}
