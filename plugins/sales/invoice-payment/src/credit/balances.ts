import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Balance {
  balance_cents: number
  /** Sum of the invoices whose due day has passed. */
  overdue_cents: number
  /** Whether one of them is overdue for more than `block_days`. */
  is_blocked: boolean
}

/** SQL for the cents of an invoice that are neither paid nor credited. Negative if the shop owes them. */
export const OPEN_CENTS = `(invoice.amount_cents - COALESCE((
  SELECT sum(CASE entry.kind WHEN 'payout' THEN -entry.amount_cents ELSE entry.amount_cents END) FROM credit_entry entry
  WHERE entry.invoice_id = invoice.id AND entry.cancelled_at IS NULL), 0))::int`

export const TODAY = "to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')"
export const OVERDUE_FOR = `(CAST(${TODAY} AS date) - CAST(invoice.due_on AS date))`

const BALANCE = `
  SELECT COALESCE(sum(open_cents), 0)::int AS balance_cents,
    COALESCE(sum(open_cents) FILTER (WHERE open_cents > 0 AND days > 0), 0)::int AS overdue_cents,
    COALESCE(bool_or(open_cents > 0 AND days > :block_days), false) AS is_blocked
  FROM (SELECT ${OPEN_CENTS} AS open_cents, ${OVERDUE_FOR} AS days FROM credit_invoice invoice
    WHERE invoice.customer_id = :customer AND invoice.ended_at IS NULL) each_invoice`

export async function readBalance(knex: Knex, customer: string, block_days: number): Promise<Balance> {
  const { rows } = await knex.raw<{ rows: Balance[] }>(BALANCE, { customer, block_days })
  const [balance] = rows
  if (!balance) throw new Error(`The balance of the account ${customer} could not be computed.`)
  return balance
}
