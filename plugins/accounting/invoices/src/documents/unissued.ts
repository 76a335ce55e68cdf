import { HAS_MONEY } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const PAYMENTS = `
  order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL`

/**
 * SQL of the `refund_id` that the refund's credit note must have: the refund's id, and ":<n>" after its parts were
 * assigned n times. A new assignment therefore requires a new credit note.
 */
const CREDITED_AS = `refund.id || coalesce(':' || nullif(refund.metadata->>'assigned', '0'), '')`

/** SQL condition: a refund of money that was returned before anything was invoiced, so that it has no credit note. */
const IS_UNINVOICED = `round(refund.amount * 100) <= coalesce((refund.metadata->>'uninvoiced_cents')::int, 0)`

/** Selects captures and refunds. Only refunds with a credit note have a `refund_id`. */
const MONEY = `(
  SELECT payment_id, amount, created_at AS at, NULL AS refund_id FROM capture WHERE deleted_at IS NULL
  UNION ALL SELECT payment_id, 0 - amount, updated_at, CASE WHEN NOT ${IS_UNINVOICED} THEN ${CREDITED_AS} END FROM refund WHERE deleted_at IS NULL
) AS money`

/** Selects money without its document: captures without an invoice, and refunds without a credit note. */
const WITHOUT_DOCUMENT = `
  SELECT link.order_id, money.at AS since FROM ${PAYMENTS} JOIN ${MONEY} ON money.payment_id = payment.id
  WHERE link.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM sales_document WHERE sales_document.order_id = link.order_id
      AND (sales_document.refund_id = money.refund_id OR (money.refund_id IS NULL AND kind = 'invoice')))`

/** Selects credit notes that need a reversal because their refund was deleted, at an unknown time. */
const NOT_TAKEN_BACK = `
  SELECT note.order_id, now() AS since FROM sales_document note
  WHERE note.kind = 'credit_note' AND note.refund_id NOT LIKE 'undone:%' AND note.refund_id NOT LIKE 'exchanged:%'
    AND NOT EXISTS (SELECT 1 FROM refund WHERE refund.id = split_part(note.refund_id, ':', 1) AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM sales_document undoing WHERE undoing.refund_id = 'undone:' || note.refund_id)`

const DOCUMENTED = `(
  SELECT coalesce(sum((content->'totals'->>'total_cents')::bigint * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END), 0)
  FROM sales_document WHERE sales_document.order_id = link.order_id)`

/** Selects orders with several payments or a reversed credit note whose documents do not add up to the money. */
const UNBALANCED = `
  SELECT link.order_id, max(money.at) FILTER (WHERE money.refund_id IS NULL) AS since
  FROM ${PAYMENTS} JOIN ${MONEY} ON money.payment_id = payment.id
  WHERE link.deleted_at IS NULL
  GROUP BY link.order_id
  HAVING (count(*) FILTER (WHERE money.refund_id IS NULL) > 1
      OR link.order_id IN (SELECT order_id FROM sales_document WHERE refund_id LIKE 'undone:%'))
    AND round(sum(money.amount) * 100) <> ${DOCUMENTED}`

const UNDOCUMENTED = `
  SELECT "order".id AS order_id, custom_display_id AS order_number, min(since) AS since
  FROM (${WITHOUT_DOCUMENT} UNION ALL ${NOT_TAKEN_BACK} UNION ALL ${UNBALANCED}) AS late
  JOIN "order" ON "order".id = late.order_id AND "order".deleted_at IS NULL AND NOT is_draft_order
    AND ${HAS_MONEY}
  GROUP BY "order".id, custom_display_id
  HAVING min(since) <= now() - make_interval(secs => ?::double precision)
  ORDER BY since LIMIT ?`

export interface Undocumented {
  order_id: string
  order_number: string | null
  since: Date
}

/** Returns paid orders that have lacked an invoice, a credit note or a reversal for `seconds`. */
export async function undocumentedOrders(
  knex: Knex,
  seconds: number,
  limit: number,
): Promise<Undocumented[]> {
  const { rows } = await knex.raw<{ rows: Undocumented[] }>(UNDOCUMENTED, [seconds, limit])
  return rows
}

export async function orderIdOfPayment(knex: Knex, paymentId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { order_id: string }[] }>(
    `SELECT link.order_id FROM ${PAYMENTS} WHERE payment.id = ? AND link.deleted_at IS NULL`,
    [paymentId],
  )
  return rows[0]?.order_id ?? null
}
