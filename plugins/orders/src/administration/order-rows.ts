import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderStatus } from "@bon-perroquet/contract"

/** What happened in the engine to an order, as a status. */
const FACTS_SQL = `coalesce(
  CASE WHEN "order".canceled_at IS NOT NULL OR "order".status = 'canceled' THEN 'cancelled' END,
  (SELECT CASE WHEN bool_or(parcel.delivered_at IS NOT NULL) THEN 'delivered'
      WHEN bool_or(parcel.shipped_at IS NOT NULL) THEN 'shipped' WHEN count(*) > 0 THEN 'preparing' END
    FROM order_fulfillment link JOIN fulfillment parcel ON parcel.id = link.fulfillment_id
    WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND parcel.canceled_at IS NULL
      AND parcel.deleted_at IS NULL),
  CASE WHEN EXISTS (SELECT 1 FROM order_payment_collection link
      JOIN payment ON payment.payment_collection_id = link.payment_collection_id
      JOIN capture ON capture.payment_id = payment.id
    WHERE link.order_id = "order".id AND link.deleted_at IS NULL AND capture.deleted_at IS NULL) THEN 'paid' END,
  'pending')`

/**
 * The status of `"order"` as it is told everywhere: the shop's own, else what happened in the engine. An expression for
 * statements over the engine's orders, which name the table "order".
 */
export const ORDER_STATUS_SQL = `coalesce(
  (SELECT own.status FROM order_status own WHERE own.order_id = "order".id AND own.deleted_at IS NULL),
  ${FACTS_SQL})`

/**
 * The same as a condition, quick in a shop with 100,000 orders: own statuses by their index, and the engine's facts of
 * the others only (OFFSET 0 keeps them from being asked of every order).
 */
const OF_STATUS = `"order".id = ANY (ARRAY(
  SELECT order_id FROM order_status WHERE status = :status AND deleted_at IS NULL
  UNION ALL SELECT "order".id FROM (
    SELECT placed.* FROM "order" placed LEFT JOIN order_status own ON own.order_id = placed.id
    WHERE own.order_id IS NULL AND placed.deleted_at IS NULL OFFSET 0) AS "order"
  WHERE ${FACTS_SQL} = :status))`

const PLACED = `"order".deleted_at IS NULL AND NOT "order".is_draft_order`

/** Each of number, e-mail address and name is looked through by itself: one condition over all three finds no index. */
const FOUND = `"order".id = ANY (ARRAY(
  SELECT id FROM "order" WHERE custom_display_id ILIKE :like
  UNION ALL SELECT id FROM "order" WHERE email ILIKE :like
  UNION ALL SELECT named.id FROM "order" named JOIN order_address address ON address.id = named.shipping_address_id
    WHERE address.first_name || ' ' || address.last_name ILIKE :like))`

export interface OrdersWanted {
  search?: string
  status?: OrderStatus
  /** Order numbers. */
  numbers?: string[]
  offset: number
  limit: number
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&")

/** Ids of a page of orders, newest first, and how many there are on all pages. */
export async function orderPage(
  knex: Knex,
  { search, status, numbers, offset, limit }: OrdersWanted,
): Promise<{ ids: string[]; total: number }> {
  const conditions = [
    PLACED,
    ...(search ? [FOUND] : []),
    ...(status ? [OF_STATUS] : []),
    ...(numbers ? [`"order".custom_display_id = ANY(:numbers)`] : []),
  ].join(" AND ")
  const values = {
    offset,
    limit,
    ...(search && { like: `%${escaped(search)}%` }),
    ...(status && { status }),
    ...(numbers && { numbers }),
  }
  const { rows } = await knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `WITH matching AS MATERIALIZED (SELECT id, created_at FROM "order" WHERE ${conditions})
     SELECT (SELECT count(*)::int FROM matching) AS total,
       ARRAY(SELECT id FROM matching ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset) AS ids`,
    values,
  )
  return rows[0] ?? { ids: [], total: 0 }
}
