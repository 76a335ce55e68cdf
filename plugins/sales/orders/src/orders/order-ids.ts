import { refuse } from "@bon-perroquet/api-kit/http"
import { inCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const numbered = (): string =>
  `SELECT id, email FROM "order" WHERE deleted_at IS NULL AND NOT is_draft_order AND custom_display_id = ?
    ${inCurrentChannel("sales_channel_id")}`

/** Returns the id of the current channel's order with this number, or null. */
export async function orderIdOfNumber(knex: Knex, orderNumber: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(numbered(), [orderNumber])
  return rows[0]?.id ?? null
}

export async function requireOrderId(knex: Knex, orderNumber: string): Promise<string> {
  const id = await orderIdOfNumber(knex, orderNumber)
  if (!id) throw refuse("order_not_found", 404)
  return id
}

export async function numberOfOrder(knex: Knex, orderId: string): Promise<string> {
  const { rows } = await knex.raw<{ rows: { number: string }[] }>(
    `SELECT COALESCE(custom_display_id, display_id::text) AS number FROM "order" WHERE id = ? AND deleted_at IS NULL`,
    [orderId],
  )
  if (!rows[0]) throw new Error(`The engine has no order ${orderId}.`)
  return rows[0].number
}

/** Returns the order with this number, or null if it does not belong to the e-mail address (lower case). */
export async function orderOfBuyer(
  knex: Knex,
  orderNumber: string,
  email: string,
): Promise<{ id: string; email: string } | null> {
  const { rows } = await knex.raw<{ rows: { id: string; email: string }[] }>(
    `${numbered()} AND lower(email) = ?`,
    [orderNumber, email],
  )
  return rows[0] ?? null
}

/** Returns ids of orders changed in the last `seconds`. */
export async function recentOrderIds(knex: Knex, seconds: number): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM "order" WHERE deleted_at IS NULL AND NOT is_draft_order AND id IN (
       SELECT id FROM "order" WHERE updated_at > now() - make_interval(secs => :seconds::double precision)
       UNION SELECT order_id FROM order_status WHERE updated_at > now() - make_interval(secs => :seconds::double precision)
       UNION SELECT order_id FROM order_payment_link WHERE at > now() - make_interval(secs => :seconds::double precision)
       UNION SELECT order_id FROM order_delivery_change WHERE at > now() - make_interval(secs => :seconds::double precision)
       UNION SELECT order_id FROM order_message WHERE at > now() - make_interval(secs => :seconds::double precision)
       UNION SELECT order_id FROM order_withdrawal WHERE at > now() - make_interval(secs => :seconds::double precision))
     ORDER BY updated_at`,
    { seconds },
  )
  return rows.map(({ id }) => id)
}

export async function editsOfOrder(
  knex: Knex,
  orderId: string,
): Promise<{ count: number; last: Date | null }> {
  const { rows } = await knex.raw<{ rows: { count: number; last: Date | null }[] }>(
    `SELECT count(*)::integer AS count, max(confirmed_at) AS last FROM order_change
     WHERE order_id = ? AND change_type = 'edit' AND status = 'confirmed' AND deleted_at IS NULL`,
    [orderId],
  )
  return rows[0] ?? { count: 0, last: null }
}

export async function numberOfPayment(knex: Knex, paymentId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { number: string | null }[] }>(
    `SELECT "order".custom_display_id AS number FROM payment
     JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id
       AND link.deleted_at IS NULL
     JOIN "order" ON "order".id = link.order_id WHERE payment.id = ?`,
    [paymentId],
  )
  return rows[0]?.number ?? null
}

export async function orderIdOfParcel(knex: Knex, parcelId: string): Promise<string | undefined> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT order_id AS id FROM order_fulfillment WHERE fulfillment_id = ? AND deleted_at IS NULL`,
    [parcelId],
  )
  return rows[0]?.id
}

export async function orderIdOfPayment(knex: Knex, paymentId: string): Promise<string | undefined> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT link.order_id AS id FROM payment
     JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id
       AND link.deleted_at IS NULL
     WHERE payment.id = ?`,
    [paymentId],
  )
  return rows[0]?.id
}
