import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** SQL that joins orders with the engine's payments. */
const PAYMENTS = `
  order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL`

/** The subject of a refund's credit note. It changes when the refund is reassigned. */
const CREDITED_AS = `refund.id || coalesce(':' || nullif(refund.metadata->>'assigned', '0'), '')`

/** Credit notes that still need a reversal because their refund is gone. */
const NOT_TAKEN_BACK = `
  SELECT note.order_id, note.issued_at FROM sales_document note
  WHERE note.kind = 'credit_note' AND note.refund_id NOT LIKE 'undone:%' AND note.refund_id NOT LIKE 'exchanged:%'
    AND NOT EXISTS (SELECT 1 FROM refund WHERE refund.id = split_part(note.refund_id, ':', 1) AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM sales_document undoing WHERE undoing.refund_id = 'undone:' || note.refund_id)`

/** The total of an order's documents, in cents. */
const DOCUMENTED = `(
  SELECT coalesce(sum((content->'totals'->>'total_cents')::bigint * CASE kind WHEN 'invoice' THEN 1 ELSE -1 END), 0)
  FROM sales_document WHERE sales_document.order_id = link.order_id)`

/** The total of an order's refunds, in cents. */
const GIVEN_BACK = `(
  SELECT coalesce(round(sum(refund.amount) * 100), 0) FROM order_payment_collection other
    JOIN payment paid ON paid.payment_collection_id = other.payment_collection_id AND paid.deleted_at IS NULL
    JOIN refund ON refund.payment_id = paid.id AND refund.deleted_at IS NULL
  WHERE other.order_id = link.order_id AND other.deleted_at IS NULL)`

/** Orders with several payments whose documents do not add up to the money. */
const PAID_LATER = `
  SELECT link.order_id, max(capture.created_at) AS since FROM ${PAYMENTS}
    JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
  WHERE link.deleted_at IS NULL
  GROUP BY link.order_id
  HAVING count(*) > 1 AND round(sum(capture.amount) * 100) - ${GIVEN_BACK} <> ${DOCUMENTED}`

const UNISSUED = `
  SELECT "order".id FROM "order"
  WHERE deleted_at IS NULL AND NOT is_draft_order
    AND NOT EXISTS (SELECT 1 FROM sales_document WHERE order_id = "order".id AND kind = 'invoice')
    AND EXISTS (
      SELECT 1 FROM ${PAYMENTS} JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
      WHERE link.order_id = "order".id AND link.deleted_at IS NULL)
  UNION
  SELECT link.order_id FROM ${PAYMENTS}
    JOIN refund ON refund.payment_id = payment.id AND refund.deleted_at IS NULL
  WHERE link.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM sales_document WHERE refund_id = ${CREDITED_AS})
  UNION SELECT order_id FROM (${NOT_TAKEN_BACK}) AS note
  UNION SELECT order_id FROM (${PAID_LATER}) AS paid
  LIMIT ?`

/** Returns the ids of paid orders that lack an invoice, a credit note or a reversal. */
export async function unissuedOrderIds(knex: Knex, limit: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(UNISSUED, [limit])
  return rows.map(({ id }) => id)
}

/** Returns the id of a payment's order. */
export async function orderIdOfPayment(knex: Knex, paymentId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { order_id: string }[] }>(
    `SELECT link.order_id FROM ${PAYMENTS} WHERE payment.id = ? AND link.deleted_at IS NULL`,
    [paymentId],
  )
  return rows[0]?.order_id ?? null
}

const LATE = `
  SELECT link.order_id, "order".custom_display_id AS order_number, min(money.created_at) AS since
  FROM ${PAYMENTS}
  JOIN "order" ON "order".id = link.order_id AND "order".deleted_at IS NULL AND NOT "order".is_draft_order
  JOIN (
    SELECT payment_id, created_at, NULL AS refund_id FROM capture WHERE deleted_at IS NULL
    UNION ALL SELECT payment_id, updated_at, ${CREDITED_AS} FROM refund WHERE deleted_at IS NULL
  ) AS money ON money.payment_id = payment.id
  WHERE link.deleted_at IS NULL AND money.created_at < now() - make_interval(secs => ?::double precision)
    AND NOT EXISTS (SELECT 1 FROM sales_document WHERE sales_document.order_id = link.order_id
      AND (sales_document.refund_id = money.refund_id OR (money.refund_id IS NULL AND kind = 'invoice')))
  GROUP BY link.order_id, "order".custom_display_id
  UNION
  SELECT later.order_id, "order".custom_display_id, later.since FROM (${PAID_LATER}) AS later
  JOIN "order" ON "order".id = later.order_id AND "order".deleted_at IS NULL
  WHERE later.since < now() - make_interval(secs => ?::double precision)
  ORDER BY since LIMIT ?`

export interface Undocumented {
  order_id: string
  order_number: string | null
  since: Date
}

/** Returns orders whose money has lacked a document for so long that the job must have failed. */
export async function undocumentedOrders(
  knex: Knex,
  seconds: number,
  limit: number,
): Promise<Undocumented[]> {
  const { rows } = await knex.raw<{ rows: Undocumented[] }>(LATE, [seconds, seconds, limit])
  return rows
}
