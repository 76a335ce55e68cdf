import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { lockAccount } from "./accounts"
import { OPEN_CENTS, OVERDUE_FOR } from "./balances"
import { openCents, type Invoice } from "./invoices"

const MAX_REMINDERS = 3
const BATCH = 50

const open = (condition: string) => `
  SELECT invoice.*, ${OPEN_CENTS} AS open_cents FROM credit_invoice invoice
  WHERE invoice.ended_at IS NULL AND ${OVERDUE_FOR} > 0 AND ${OPEN_CENTS} > 0 AND ${condition}
  ORDER BY invoice.due_on, invoice.id LIMIT ?`

type OpenInvoice = Invoice & { open_cents: number }

/** Returns invoices whose next reminder is due: `every` days after the due day, and again after as many days. */
export async function invoicesToRemind(knex: Knex, every: number): Promise<OpenInvoice[]> {
  if (every < 1) return []
  const isDue = `invoice.reminders < ? AND ${OVERDUE_FOR} >= (invoice.reminders + 1) * ?`
  return (await knex.raw<{ rows: OpenInvoice[] }>(open(isDue), [MAX_REMINDERS, every, BATCH])).rows
}

/** Returns invoices that have been overdue for more than `days`. */
export async function longOverdue(knex: Knex, days: number): Promise<OpenInvoice[]> {
  return (await knex.raw<{ rows: OpenInvoice[] }>(open(`${OVERDUE_FOR} > ?`), [days, BATCH])).rows
}

/**
 * Calls `send` with the open amount if the invoice is still open, and counts the reminder. The account's row stays locked
 * until then, so payments cannot be booked and a paid invoice gets no reminder.
 */
export async function whileOpen(
  knex: Knex,
  { id, customer_id, reminders }: Invoice,
  send: (open_cents: number) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    await lockAccount(transaction, customer_id)
    const cents = await openCents(transaction, id)
    if (cents === null || cents <= 0) return
    await send(cents)
    const counted = { reminders: reminders + 1, reminded_at: transaction.fn.now() }
    await transaction("credit_invoice").where({ id, reminders }).update(counted)
  })
}
