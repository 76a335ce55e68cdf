import type { CreditAccount, CreditEntry, CreditInvoice } from "@bon-perroquet/contract"
import { furtherChannelOf, inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readTerms, termsVersion } from "./accounts"
import { ONLINE } from "./online"
import { dueInvoices, readBalance } from "./balances"

const IN_BELGIUM = "AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD'"

const sumOf = (kind: string) => `COALESCE((SELECT sum(entry.amount_cents) FROM credit_entry entry
  WHERE entry.invoice_id = invoice.id AND entry.cancelled_at IS NULL AND entry.kind = '${kind}'), 0)::int`

/** Condition that selects the invoices of the current channel. */
const ofChannel = (): string => inCurrentChannel("invoice.sales_channel_id")

const invoicesSql = () => `
  SELECT order_number, communication, due_on, amount_cents, reminders,
    to_char(created_at ${IN_BELGIUM}) AS ordered_on, open_cents, ${sumOf("credit")} AS credited_cents,
    ${sumOf("payment")} - ${sumOf("payout")} AS paid_cents, due_cents > 0 AND days > 0 AS is_overdue
  FROM (${dueInvoices("invoice.customer_id = ?")}) invoice WHERE true${ofChannel()} ORDER BY created_at DESC, id DESC`

const entriesSql = () => `
  WITH invoice AS (
    SELECT *, ${furtherChannelOf("order_number")} AS sales_channel_id FROM credit_invoice
    WHERE customer_id = :customer AND ended_at IS NULL
  )
  SELECT id, 'invoice' AS kind, to_char(created_at ${IN_BELGIUM}) AS day, order_number, amount_cents, false AS is_online,
    created_at
  FROM invoice WHERE true${ofChannel()}
  UNION ALL
  SELECT entry.id, entry.kind, entry.day, invoice.order_number,
    CASE entry.kind WHEN 'payout' THEN entry.amount_cents ELSE -entry.amount_cents END,
    starts_with(COALESCE(entry.key, ''), '${ONLINE}'), entry.created_at
  FROM credit_entry entry JOIN invoice ON invoice.id = entry.invoice_id
  WHERE entry.cancelled_at IS NULL${ofChannel()}
  ORDER BY day, created_at, id`

type Invoices = Omit<CreditInvoice, "document_number">[]
type Statement = Omit<CreditAccount, "payee" | "invoices"> & { invoices: Invoices }

/**
 * Reads the statement of account in one snapshot, so that its sums agree. It is the one of the current channel. The limit
 * and the block apply to the account in all channels.
 */
export async function readStatement(
  knex: Knex,
  customer: string,
  { blockDays, isOffered }: { blockDays: number; isOffered: boolean },
): Promise<Statement> {
  return knex.transaction(
    async (transaction) => {
      const [terms, all, shown, { rows: invoices }, { rows: lines }] = [
        await readTerms(transaction, customer),
        await readBalance(transaction, customer, blockDays),
        await readBalance(transaction, customer, blockDays, inCurrentChannel("due.sales_channel_id")),
        await transaction.raw<{ rows: Invoices }>(invoicesSql(), [customer]),
        await transaction.raw<{ rows: (CreditEntry & { created_at: Date })[] }>(entriesSql(), { customer }),
      ]
      let balance_cents = 0
      const entries = lines.map(({ id, kind, day, order_number, amount_cents, is_online }) => {
        balance_cents += amount_cents
        return { id, kind, day, order_number, amount_cents, balance_cents, is_online }
      })
      const { is_blocked } = all
      const isOpen = terms !== null && isOffered && !is_blocked
      const available_cents = isOpen ? Math.max(0, terms.limit_cents - all.balance_cents) : 0
      const version = termsVersion(terms)
      return {
        terms: isOffered ? terms : null,
        version,
        ...shown,
        is_blocked,
        available_cents,
        invoices,
        entries,
      }
    },
    { isolationLevel: "repeatable read", readOnly: true },
  )
}
