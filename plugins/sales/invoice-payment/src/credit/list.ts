import type { ListedCreditAccount } from "@bon-perroquet/contract"
import { emailOfAccount, nameOfAccount } from "@bon-perroquet/medusa-sql/buying/credit"
import { inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { dueInvoices } from "./balances"

const SHOWN = { all: "true", open: "oldest_due_on IS NOT NULL", overdue: "overdue_cents > 0" }

interface Question {
  show: keyof typeof SHOWN
  offset: number
  limit: number
}

const PERSON = `${nameOfAccount("listed.customer_id")} AS name, ${emailOfAccount("listed.customer_id")} AS email`

/**
 * The accounts that may pay by invoice, and those with an open amount.
 * @param condition SQL that selects some of the invoices, with a leading AND
 */
const accounts = (condition: string) => `(
    SELECT COALESCE(account.customer_id, debt.customer_id) AS customer_id,
      CASE WHEN account.approved_at IS NOT NULL THEN json_build_object('limit_cents', account.limit_cents,
        'payment_days', account.payment_days, 'end_of_month', account.end_of_month) END AS terms,
      COALESCE(debt.balance_cents, 0) AS balance_cents, COALESCE(debt.overdue_cents, 0) AS overdue_cents,
      debt.oldest_due_on
    FROM credit_account account FULL JOIN (
      SELECT customer_id, sum(open_cents)::int AS balance_cents,
        COALESCE(sum(due_cents) FILTER (WHERE days > 0), 0)::int AS overdue_cents,
        min(due_on) FILTER (WHERE due_cents > 0) AS oldest_due_on
      FROM (${dueInvoices()}) due
      WHERE open_cents <> 0${condition} GROUP BY customer_id
    ) debt ON debt.customer_id = account.customer_id
    WHERE account.approved_at IS NOT NULL OR debt.customer_id IS NOT NULL
  ) listed`

const page = (show: Question["show"]) => `
  SELECT *, ${PERSON}, count(*) OVER ()::int AS total
  FROM ${accounts(inCurrentChannel("due.sales_channel_id"))} WHERE ${SHOWN[show]}
  ORDER BY overdue_cents DESC, balance_cents DESC, customer_id OFFSET :offset LIMIT :limit`

type Row = ListedCreditAccount & { total: number }

/** Returns a page of accounts, and their total number. */
export async function listAccounts(
  knex: Knex,
  { show, ...range }: Question,
): Promise<{ rows: ListedCreditAccount[]; total: number }> {
  const { rows } = await knex.raw<{ rows: Row[] }>(page(show), range)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Returns accounts after an id, with their balances in all channels. */
export async function accountsAfter(knex: Knex, after: string): Promise<ListedCreditAccount[]> {
  const { rows } = await knex.raw<{ rows: ListedCreditAccount[] }>(
    `SELECT *, ${PERSON} FROM ${accounts("")} WHERE customer_id > ? ORDER BY customer_id LIMIT 500`,
    [after],
  )
  return rows
}
