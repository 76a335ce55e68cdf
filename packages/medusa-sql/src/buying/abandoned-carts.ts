import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A cart for which somebody wants a reminder. */
export interface RemindableCart {
  cart_id: string
  /** In lower case. */
  email: string
  agreed_at: Date
}

/** Days after which nobody expects a reminder of a cart any more. */
const LATEST_DAYS = 7

/** States of an attempt to pay that led to no order. */
const CAME_TO_NOTHING = "('expired', 'superseded', 'failed')"

const ABANDONED = `
  SELECT cart.id FROM unnest(CAST(:carts AS text[]), CAST(:emails AS text[]), CAST(:times AS timestamptz[]))
    AS wanted (cart_id, email, agreed_at)
  JOIN cart ON cart.id = wanted.cart_id AND cart.completed_at IS NULL AND cart.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT greatest(cart.updated_at, wanted.agreed_at, max(line.updated_at)) AS changed_at
    FROM cart_line_item line WHERE line.cart_id = cart.id) AS last
  WHERE last.changed_at BETWEEN now() - make_interval(days => ${LATEST_DAYS}) AND now() - make_interval(hours => :hours)
    AND NOT EXISTS (SELECT FROM order_cart WHERE order_cart.cart_id = cart.id)
    AND NOT EXISTS (SELECT FROM checkout_attempt attempt
      WHERE attempt.cart_id = cart.id AND attempt.state NOT IN ${CAME_TO_NOTHING})
    AND NOT EXISTS (SELECT FROM "order" placed WHERE lower(placed.email) = wanted.email AND placed.deleted_at IS NULL
      AND placed.created_at >= wanted.agreed_at)`

/**
 * Returns the ids of carts that nobody changed for `hours`, that are neither ordered nor being paid, and whose address
 * has ordered nothing since the consent.
 */
export async function abandonedCarts(
  knex: Knex,
  carts: readonly RemindableCart[],
  hours: number,
): Promise<Set<string>> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(ABANDONED, {
    carts: carts.map(({ cart_id }) => cart_id),
    emails: carts.map(({ email }) => email),
    times: carts.map(({ agreed_at }) => agreed_at.toISOString()),
    hours,
  })
  return new Set(rows.map(({ id }) => id))
}
