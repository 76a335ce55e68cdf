import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Days that what came to nothing is kept; the privacy page says so too. */
const KEPT_DAYS = 90
/** So many rows at a time: nobody waits for a sweep. */
const AT_ONCE = 200

const LONG_AGO = `now() - make_interval(days => ${KEPT_DAYS})`
/** States of a checkout attempt that ended without money. */
const CAME_TO_NOTHING = "('expired', 'superseded', 'failed')"

/** Carts of guests that nobody touched for long, and that no payment or order has to do with. */
const CARTS = `
  SELECT cart.id, cart.shipping_address_id, cart.billing_address_id FROM cart
  WHERE cart.completed_at IS NULL AND cart.updated_at < ${LONG_AGO}
    AND NOT EXISTS (SELECT 1 FROM cart_line_item item WHERE item.cart_id = cart.id AND item.updated_at >= ${LONG_AGO})
    AND NOT EXISTS (SELECT 1 FROM order_cart WHERE order_cart.cart_id = cart.id)
    AND NOT EXISTS (SELECT 1 FROM checkout_attempt attempt
      WHERE attempt.cart_id = cart.id AND attempt.state NOT IN ${CAME_TO_NOTHING})
    AND NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = cart.customer_id AND customer.has_account)
  ORDER BY cart.updated_at LIMIT ${AT_ONCE}`

const STATEMENTS = {
  carts: `
    WITH old AS (${CARTS}),
      sessions AS (DELETE FROM session_cart WHERE cart_id IN (SELECT id FROM old)),
      payments AS (DELETE FROM cart_payment_collection WHERE cart_id IN (SELECT id FROM old)),
      promotions AS (DELETE FROM cart_promotion WHERE cart_id IN (SELECT id FROM old)),
      carts AS (DELETE FROM cart WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT array_agg(address) AS addresses, count(DISTINCT old.id)::integer AS count
    FROM old, unnest(ARRAY[shipping_address_id, billing_address_id]) AS address
    WHERE old.id IN (SELECT id FROM carts)`,
  addresses: `DELETE FROM cart_address WHERE id = ANY(:addresses)
    AND NOT EXISTS (SELECT 1 FROM cart WHERE cart_address.id IN (cart.shipping_address_id, cart.billing_address_id))`,
  attempts: `
    UPDATE checkout_attempt SET email = '', session_params = '{}' WHERE id IN (
      SELECT id FROM checkout_attempt
      WHERE state IN ${CAME_TO_NOTHING} AND email <> '' AND updated_at < ${LONG_AGO}
      ORDER BY updated_at LIMIT ${AT_ONCE})`,
  guests: `
    DELETE FROM customer WHERE id IN (
      SELECT customer.id FROM customer
      WHERE NOT customer.has_account AND customer.updated_at < ${LONG_AGO}
        AND NOT EXISTS (SELECT 1 FROM "order" WHERE "order".customer_id = customer.id)
        AND NOT EXISTS (SELECT 1 FROM cart WHERE cart.customer_id = customer.id)
      ORDER BY customer.updated_at LIMIT ${AT_ONCE})`,
}

/** How many rows a sweep took out. */
export interface Swept {
  carts: number
  attempts: number
  guests: number
}

/** Forgets some of what came to nothing long ago: carts with their sessions and addresses, payment pages, guests. */
export async function forgetAbandoned(knex: Knex): Promise<Swept> {
  return knex.transaction(async (transaction) => {
    const carts = await transaction.raw<{ rows: { addresses: (string | null)[] | null; count: number }[] }>(
      STATEMENTS.carts,
    )
    const [found] = carts.rows
    const addresses = (found?.addresses ?? []).filter((id) => id !== null)
    await transaction.raw(STATEMENTS.addresses, { addresses })
    const attempts = await transaction.raw<{ rowCount: number }>(STATEMENTS.attempts)
    const guests = await transaction.raw<{ rowCount: number }>(STATEMENTS.guests)
    return { carts: found?.count ?? 0, attempts: attempts.rowCount, guests: guests.rowCount }
  })
}
