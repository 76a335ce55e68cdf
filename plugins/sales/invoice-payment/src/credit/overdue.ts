import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { lockAccount } from "./accounts"
import { dueInvoices, TODAY } from "./balances"
import type { Invoice } from "./invoices"

const MAX_REMINDERS = 3
const BATCH = 50

const overdue = (condition: string) => `
  SELECT * FROM (${dueInvoices()}) invoice WHERE days > 0 AND due_cents > 0 AND ${condition}
  ORDER BY due_on, id LIMIT ?`

type OverdueInvoice = Invoice & { due_cents: number }

/** Whole days in Belgium since the last reminder. Null without one. */
const REMINDED_FOR = `(CAST(${TODAY} AS date) - CAST(reminded_at AT TIME ZONE 'Europe/Brussels' AS date))`

/**
 * Returns invoices whose next reminder is due: `every` days after the due day, and again after as many days. Reminders that
 * are late, for example because they were disabled, keep this distance, too.
 */
export async function invoicesToRemind(knex: Knex, every: number): Promise<OverdueInvoice[]> {
  if (every < 1) return []
  const isDue = `reminders < ? AND days >= (reminders + 1) * ? AND COALESCE(${REMINDED_FOR} >= ?, true)`
  const bindings = [MAX_REMINDERS, every, every, BATCH]
  return (await knex.raw<{ rows: OverdueInvoice[] }>(overdue(isDue), bindings)).rows
}

/** Returns invoices that have been overdue for more than `days`. */
export async function longOverdue(knex: Knex, days: number): Promise<OverdueInvoice[]> {
  return (await knex.raw<{ rows: OverdueInvoice[] }>(overdue("days > ?"), [days, BATCH])).rows
}

const dueCents = () =>
  `SELECT due_cents FROM (${dueInvoices("invoice.customer_id = :customer_id")}) due WHERE id = :id`

/**
 * Calls `send` with the due amount if there still is one, and counts the reminder. The account's row stays locked until
 * then, so payments cannot be booked and a paid invoice gets no reminder.
 */
export async function whileDue(
  knex: Knex,
  { id, customer_id, reminders }: Invoice,
  send: (due_cents: number) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    await lockAccount(transaction, customer_id)
    const { rows } = await transaction.raw<{ rows: { due_cents: number }[] }>(dueCents(), { customer_id, id })
    const cents = rows[0]?.due_cents ?? 0
    if (cents <= 0) return
    await send(cents)
    const counted = { reminders: reminders + 1, reminded_at: transaction.fn.now() }
    await transaction("credit_invoice").where({ id, reminders }).update(counted)
  })
}
