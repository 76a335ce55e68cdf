import type { WebhookEvent } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What happened, once per `key`. A null key can happen again. */
export interface WebhookFact {
  key: string | null
  data: Record<string, unknown>
}

const ORDER = `'order_id', "order".id, 'order_number', COALESCE("order".custom_display_id, "order".display_id::text)`

const TOTAL = `(SELECT COALESCE(round((summary.totals ->> 'current_order_total')::numeric * 100), 0)::bigint
  FROM order_summary summary WHERE summary.order_id = "order".id AND summary.deleted_at IS NULL
  ORDER BY summary.version DESC LIMIT 1)`
const AMOUNTS = `'total_cents', COALESCE(${TOTAL}, 0), 'currency', "order".currency_code`

const IS_WANTED = "= ANY (CAST(:subjects AS text[]))"
const IS_PLACED = `"order".deleted_at IS NULL AND NOT "order".is_draft_order`

/** Whether the captured payments of all payment collections of the order reach their amounts. */
const IS_PAID = `(
  SELECT COALESCE(bool_and(collection.amount <= (
    SELECT COALESCE(sum(capture.amount), 0) FROM payment
    JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
    WHERE payment.payment_collection_id = collection.id AND payment.deleted_at IS NULL)), false)
  FROM order_payment_collection other
  JOIN payment_collection collection ON collection.id = other.payment_collection_id
    AND collection.deleted_at IS NULL AND collection.status <> 'canceled'
  WHERE other.order_id = "order".id AND other.deleted_at IS NULL)`

const parcels = (more = "") => `
  SELECT link.order_id || ':' || fulfillment.id AS key,
    json_build_object(${ORDER}, 'parcel_id', fulfillment.id${more}) AS data
  FROM order_fulfillment link
  JOIN fulfillment ON fulfillment.id = link.fulfillment_id
  JOIN "order" ON "order".id = link.order_id
  WHERE link.deleted_at IS NULL AND fulfillment.id ${IS_WANTED} AND ${IS_PLACED}`

const TRACKING = `, 'tracking_numbers', COALESCE((
  SELECT json_agg(label.tracking_number ORDER BY label.created_at, label.id) FROM fulfillment_label label
  WHERE label.fulfillment_id = fulfillment.id AND label.deleted_at IS NULL AND label.tracking_number <> ''), '[]')`

/** Facts about the subjects of `WEBHOOK_SOURCES`, as they are now. */
const WEBHOOK_FACTS: Record<WebhookEvent, string> = {
  "order.placed": `
    SELECT "order".id AS key, json_build_object(${ORDER}, ${AMOUNTS}) AS data
    FROM "order" WHERE "order".id ${IS_WANTED} AND ${IS_PLACED}`,
  "order.paid": `
    SELECT DISTINCT ON ("order".id) "order".id AS key, json_build_object(${ORDER}, ${AMOUNTS}) AS data
    FROM order_payment_collection link JOIN "order" ON "order".id = link.order_id
    WHERE link.payment_collection_id ${IS_WANTED} AND link.deleted_at IS NULL AND ${IS_PLACED} AND ${IS_PAID}`,
  "order.changed": `
    SELECT change.id AS key, json_build_object(${ORDER}, ${AMOUNTS}) AS data
    FROM order_change change JOIN "order" ON "order".id = change.order_id
    WHERE change.id ${IS_WANTED} AND ${IS_PLACED}`,
  "order.packed": parcels(),
  "order.unpacked": parcels(),
  "order.shipped": parcels(TRACKING),
  "order.delivered": parcels(),
  "order.canceled": `
    SELECT "order".id AS key, json_build_object(${ORDER}) AS data
    FROM "order" WHERE "order".id ${IS_WANTED} AND ${IS_PLACED}`,
  "order.refunded": `
    SELECT refund.id AS key, json_build_object(${ORDER}, 'refund_id', refund.id,
      'amount_cents', round(refund.amount * 100)::bigint, 'currency', payment.currency_code) AS data
    FROM refund JOIN payment ON payment.id = refund.payment_id
    JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id
      AND link.deleted_at IS NULL
    JOIN "order" ON "order".id = link.order_id
    WHERE refund.id ${IS_WANTED} AND refund.deleted_at IS NULL AND ${IS_PLACED}`,
  "product.changed": `
    SELECT NULL AS key, json_build_object('product_id', wanted.id, 'status', product.status,
      'is_deleted', product.id IS NULL) AS data
    FROM unnest(CAST(:subjects AS text[])) wanted (id)
    LEFT JOIN product ON product.id = wanted.id AND product.deleted_at IS NULL`,
  "stock.changed": `
    SELECT NULL AS key, json_build_object('product_id', variant.product_id, 'variant_id', variant.id,
      'sku', variant.sku, 'stocked', COALESCE(level.stocked, 0), 'reserved', COALESCE(level.reserved, 0),
      'available', COALESCE(level.stocked - level.reserved, 0)) AS data
    FROM product_variant_inventory_item link
    JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT sum(stocked_quantity)::float8 AS stocked, sum(reserved_quantity)::float8 AS reserved
      FROM inventory_level WHERE inventory_item_id = link.inventory_item_id AND deleted_at IS NULL) level ON true
    WHERE link.inventory_item_id ${IS_WANTED} AND link.deleted_at IS NULL`,
  "customer.deleted": `
    SELECT wanted.id AS key, json_build_object('customer_id', wanted.id) AS data
    FROM unnest(CAST(:subjects AS text[])) wanted (id)`,
}

/** Reads the data of webhooks. Subjects whose event did not happen, such as an unpaid order, give no fact. */
export async function readWebhookFacts(
  knex: Knex,
  event: WebhookEvent,
  subjects: readonly string[],
): Promise<WebhookFact[]> {
  const { rows } = await knex.raw<{ rows: WebhookFact[] }>(WEBHOOK_FACTS[event], {
    subjects: [...subjects] as unknown as string,
  })
  return rows
}
