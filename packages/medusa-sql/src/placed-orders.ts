import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { NewOrderLine } from "./new-order"
import { newId } from "./statement"

export interface Written {
  order: { id: string; items: NewOrderLine[] } | null
  /** Whether Medusa has recorded the payment: a row in `payment` exists. */
  is_noted: boolean
}

const WRITTEN = `
  SELECT (
    SELECT json_build_object('id', "order".id, 'items', COALESCE((
      SELECT json_agg(json_build_object('id', line.id, 'variant_id', line.variant_id, 'quantity', order_item.quantity))
      FROM order_item JOIN order_line_item line ON line.id = order_item.item_id
      WHERE order_item.order_id = "order".id AND order_item.version = "order".version AND order_item.deleted_at IS NULL
    ), '[]'))
    FROM "order" WHERE custom_display_id = ? AND deleted_at IS NULL
  ) AS "order", EXISTS (
    SELECT 1 FROM payment WHERE payment_session_id = ? AND deleted_at IS NULL
  ) AS is_noted`

/** Returns the order with this number, and whether the session has a payment. */
export async function readWritten(knex: Knex, number: string, session: string): Promise<Written> {
  const { rows } = await knex
    .raw<{ rows: Written[] }>(WRITTEN, [number, session])
    .options({ name: "written order" })
  return rows[0] ?? { order: null, is_noted: false }
}

export interface Origin {
  order: { id: string; items: readonly NewOrderLine[] }
  cart_id: string
  payment_collection_id: string | null
  promotion_ids: string[]
}

const TIE = `
  WITH cart_link AS (
    INSERT INTO order_cart (id, order_id, cart_id) VALUES (:cart_link, :order, :cart)
    ON CONFLICT (order_id, cart_id) DO UPDATE SET deleted_at = NULL
  ), payment_link AS (
    INSERT INTO order_payment_collection (id, order_id, payment_collection_id)
    SELECT :payment_link, :order, CAST(:collection AS text) WHERE CAST(:collection AS text) IS NOT NULL
    ON CONFLICT (order_id, payment_collection_id) DO UPDATE SET deleted_at = NULL
  ), promotion_links AS (
    INSERT INTO order_promotion (id, order_id, promotion_id)
    SELECT :promotion_link || row_number() OVER (), :order, promotion FROM unnest(CAST(:promotions AS text[])) promotion
    ON CONFLICT (order_id, promotion_id) DO UPDATE SET deleted_at = NULL
  )
  UPDATE cart SET completed_at = now(), updated_at = now() WHERE id = :cart AND completed_at IS NULL`

/**
 * Links an order to its cart, payment collection and promotions, and completes the cart. Repeated calls have no further
 * effect.
 */
export async function tieOrder(knex: Knex, origin: Origin): Promise<void> {
  await knex
    .raw(TIE, {
      order: origin.order.id,
      cart: origin.cart_id,
      collection: origin.payment_collection_id,
      promotions: origin.promotion_ids,
      cart_link: newId("ordercart"),
      payment_link: newId("ordpay"),
      promotion_link: newId("orderpromo"),
    })
    .options({ name: "order tied" })
}
