import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** All that this plugin knows of the engine's tables. */
const PAYMENTS = `
  order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL`

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
  WHERE link.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM sales_document WHERE refund_id = refund.id)
  LIMIT ?`

/** Ids of paid orders without an invoice, or with a refund that has no credit note. */
export async function unissuedOrderIds(knex: Knex, limit: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(UNISSUED, [limit])
  return rows.map(({ id }) => id)
}

/** Id of the order that a payment belongs to. */
export async function orderIdOfPayment(knex: Knex, paymentId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { order_id: string }[] }>(
    `SELECT link.order_id FROM ${PAYMENTS} WHERE payment.id = ? AND link.deleted_at IS NULL`,
    [paymentId],
  )
  return rows[0]?.order_id ?? null
}
