import type { CashDay } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const RECEIPTS = `
  SELECT day, 'transfer' AS method,
    COALESCE(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0)::int AS in_cents,
    COALESCE(sum(amount_cents) FILTER (WHERE kind = 'payout'), 0)::int AS out_cents
  FROM credit_entry WHERE kind <> 'credit' AND cancelled_at IS NULL AND key IS NULL AND day BETWEEN :from AND :to
  GROUP BY day ORDER BY day`

/** Returns the payments and repayments that staff booked, by day. Online payments are in Medusa. */
export async function readReceipts(knex: Knex, period: { from: string; to: string }): Promise<CashDay[]> {
  return (await knex.raw<{ rows: CashDay[] }>(RECEIPTS, period)).rows
}
