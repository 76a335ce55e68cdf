import { furtherChannelOf } from "@bon-perroquet/medusa-sql/channels"
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
const OVERDUE_FOR = `(CAST(${TODAY} AS date) - CAST(invoice.due_on AS date))`

/**
 * Returns SQL for invoices with `open_cents`, `days` since the due day, and `due_cents`: the open cents that are left after
 * the shop has counted what it owes the account, for example for a returned order, towards the oldest invoices of the same
 * channel, because channels can be different legal entities.
 * @param where condition that selects all invoices of an account or none. Default: all accounts
 */
export const dueInvoices = (where = "true"): string => `
  SELECT *, GREATEST(0, LEAST(open_cents, sum(GREATEST(open_cents, 0)) OVER (
      PARTITION BY customer_id, sales_channel_id ORDER BY due_on, id)
    + sum(LEAST(open_cents, 0)) OVER (PARTITION BY customer_id, sales_channel_id)))::int AS due_cents
  FROM (SELECT invoice.*, ${OPEN_CENTS} AS open_cents, ${OVERDUE_FOR} AS days,
      ${furtherChannelOf("invoice.order_number")} AS sales_channel_id FROM credit_invoice invoice
    WHERE invoice.ended_at IS NULL AND ${where}) each_invoice`

const balance = (condition: string) => `
  SELECT COALESCE(sum(open_cents), 0)::int AS balance_cents,
    COALESCE(sum(due_cents) FILTER (WHERE days > 0), 0)::int AS overdue_cents,
    COALESCE(bool_or(due_cents > 0 AND days > :block_days), false) AS is_blocked
  FROM (${dueInvoices("invoice.customer_id = :customer")}) due WHERE true${condition}`

/** @param condition SQL that selects some of the invoices, with a leading AND. Default: all */
export async function readBalance(
  knex: Knex,
  customer: string,
  block_days: number,
  condition = "",
): Promise<Balance> {
  const { rows } = await knex.raw<{ rows: Balance[] }>(balance(condition), { customer, block_days })
  const [read] = rows
  if (!read) throw new Error(`The balance of the account ${customer} could not be computed.`)
  return read
}
