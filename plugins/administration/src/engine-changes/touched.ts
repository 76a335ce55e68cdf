import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** An id of the engine: a prefix for the type, and a ULID. */
const ID = /\b[a-z_]+_[0-9A-Z]{26}\b/g
/** Maximum length of bodies and lists that are searched. */
const MAX_CHARACTERS = 100_000
const MAX_IDS = 200

export function idsIn(...values: unknown[]): string[] {
  const text = JSON.stringify(values).slice(0, MAX_CHARACTERS)
  return [...new Set(text.match(ID))].slice(0, MAX_IDS)
}

const PRODUCTS = `
  SELECT id FROM product WHERE id = ANY(:ids)
  UNION SELECT product_id FROM product_variant WHERE id = ANY(:ids)
  UNION SELECT variant.product_id FROM product_variant variant
    JOIN product_variant_inventory_item link ON link.variant_id = variant.id
    WHERE link.inventory_item_id = ANY(:ids)`

/** Returns the products of these ids, which may be of products, variants or inventory items. */
export async function productsOf(knex: Knex, ids: string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(PRODUCTS, { ids })
  return rows.map(({ id }) => id)
}

const ORDERS = `
  SELECT "order".id, COALESCE("order".custom_display_id, '#' || "order".display_id) AS number FROM "order"
  WHERE "order".id IN (
    SELECT unnest(CAST(:ids AS text[]))
    UNION SELECT order_id FROM return WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_claim WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_exchange WHERE id = ANY(:ids)
    UNION SELECT order_id FROM order_fulfillment WHERE fulfillment_id = ANY(:ids)
    UNION SELECT order_id FROM order_payment_collection WHERE payment_collection_id = ANY(:ids)
    UNION SELECT link.order_id FROM payment
      JOIN order_payment_collection link ON link.payment_collection_id = payment.payment_collection_id
      WHERE payment.id = ANY(:ids))`

/**
 * Returns the orders of these ids, which may be of orders, returns, claims, exchanges, fulfillments or
 * payments.
 */
export async function ordersOf(knex: Knex, ids: string[]): Promise<{ id: string; number: string }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; number: string }[] }>(ORDERS, { ids })
  return rows
}
