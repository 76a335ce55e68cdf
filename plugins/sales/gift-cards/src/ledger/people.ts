import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { availableCents } from "./available"
import { writeOff } from "./changes"

const OWN = "SELECT id FROM balance_account WHERE customer_id = ?"

/**
 * Store credit of a person with its entries. An erasure writes off what is left, because nobody can spend it any more.
 * Reasons are erased, because they may name people.
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
  keeps: `EXISTS (SELECT 1 FROM balance_account account JOIN balance_entry entry ON entry.account_id = account.id
    WHERE account.customer_id = customer.id HAVING sum(entry.cents) > 0)`,
  owedCents: async (knex, customer) => {
    const { rows } = await knex.raw<{ rows: { cents: number }[] }>(
      `SELECT COALESCE(sum(${availableCents("account")}), 0)::integer AS cents FROM balance_account account
       WHERE account.customer_id = ? AND account.state = 'active'`,
      [customer],
    )
    return rows[0]?.cents ?? 0
  },
  erase: async (transaction, { customer }) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(OWN, [customer])
    for (const { id } of rows)
      await writeOff(transaction, id, { cents: Number.MAX_SAFE_INTEGER, key: `erased:${id}` })
    await transaction.raw(`UPDATE balance_entry SET reason = NULL WHERE account_id IN (${OWN})`, [customer])
  },
}
