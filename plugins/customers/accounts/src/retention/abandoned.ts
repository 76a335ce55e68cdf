import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Days until abandoned data is deleted, as the privacy page states. */
const KEPT_DAYS = 90
/** Rows per batch, few enough to block no other query. */
const AT_ONCE = 200

/** Years that administrators' notes and messages are stored. The privacy page states them. */
const WRITTEN_KEPT_YEARS = 3

const past = (days: number) => `now() - make_interval(days => ${days})`
const CAME_TO_NOTHING = "('expired', 'superseded', 'failed')"

const OLD = {
  /** Selects carts of guests or of skipped subscription deliveries, without payment or order. */
  carts: (days: number) => `
    SELECT cart.id, cart.shipping_address_id, cart.billing_address_id FROM cart
    WHERE cart.completed_at IS NULL AND cart.updated_at < ${past(days)}
      AND NOT EXISTS (
        SELECT 1 FROM cart_line_item item WHERE item.cart_id = cart.id AND item.updated_at >= ${past(days)})
      AND NOT EXISTS (SELECT 1 FROM order_cart WHERE order_cart.cart_id = cart.id)
      AND NOT EXISTS (SELECT 1 FROM checkout_attempt attempt
        WHERE attempt.cart_id = cart.id AND attempt.state NOT IN ${CAME_TO_NOTHING})
      AND (cart.metadata ->> 'repeat_delivery_run' IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM customer WHERE customer.id = cart.customer_id AND customer.has_account))
    ORDER BY cart.updated_at LIMIT ${AT_ONCE}`,
  attempts: (days: number) => `
    SELECT id FROM checkout_attempt
    WHERE state IN ${CAME_TO_NOTHING} AND email <> '' AND updated_at < ${past(days)}
    ORDER BY updated_at LIMIT ${AT_ONCE}`,
  guests: (days: number) => `
    SELECT customer.id FROM customer
    WHERE NOT customer.has_account AND customer.updated_at < ${past(days)}
      AND NOT EXISTS (SELECT 1 FROM "order" WHERE "order".customer_id = customer.id)
      AND NOT EXISTS (SELECT 1 FROM cart WHERE cart.customer_id = customer.id)
    ORDER BY customer.updated_at LIMIT ${AT_ONCE}`,
}

const STATEMENTS = {
  carts: `
    WITH old AS (${OLD.carts(KEPT_DAYS)}),
      sessions AS (DELETE FROM session_cart WHERE cart_id IN (SELECT id FROM old)),
      payments AS (DELETE FROM cart_payment_collection WHERE cart_id IN (SELECT id FROM old)),
      promotions AS (DELETE FROM cart_promotion WHERE cart_id IN (SELECT id FROM old)),
      carts AS (DELETE FROM cart WHERE id IN (SELECT id FROM old) RETURNING id)
    SELECT array_agg(address) AS addresses, count(DISTINCT old.id)::integer AS count
    FROM old, unnest(ARRAY[shipping_address_id, billing_address_id]) AS address
    WHERE old.id IN (SELECT id FROM carts)`,
  addresses: `DELETE FROM cart_address WHERE id = ANY(:addresses)
    AND NOT EXISTS (SELECT 1 FROM cart WHERE cart_address.id IN (cart.shipping_address_id, cart.billing_address_id))`,
  attempts: `UPDATE checkout_attempt SET email = '', session_params = '{}' WHERE id IN (${OLD.attempts(KEPT_DAYS)})`,
  guests: `DELETE FROM customer WHERE id IN (${OLD.guests(KEPT_DAYS)})`,
  notes: `DELETE FROM staff_note WHERE created_at < now() - make_interval(years => ${WRITTEN_KEPT_YEARS})
    OR (subject = 'customer'
      AND NOT EXISTS (SELECT 1 FROM customer WHERE customer.id = subject_id AND customer.deleted_at IS NULL))`,
  /** Deletes uses of ended promotions. If one starts again later, everybody may use it again. */
  uses: `DELETE FROM promotion_campaign_budget_usage usage
    USING promotion_campaign_budget budget, promotion_campaign campaign
    WHERE budget.id = usage.budget_id AND campaign.id = budget.campaign_id
      AND LEAST(usage.deleted_at, campaign.deleted_at, campaign.ends_at) < ${past(KEPT_DAYS)}`,
  messages: `DELETE FROM order_message WHERE at < now() - make_interval(years => ${WRITTEN_KEPT_YEARS})`,
}

/** Counts data whose deletion is overdue by `days`, at most one batch each. */
export async function overdue(knex: Knex, days: number): Promise<Swept> {
  const counts = Object.entries(OLD).map(
    ([kind, old]) => `(SELECT count(*)::integer FROM (${old(KEPT_DAYS + days)}) AS old) AS ${kind}`,
  )
  const { rows } = await knex.raw<{ rows: Swept[] }>(`SELECT ${counts.join(", ")}`)
  return rows[0] ?? { carts: 0, attempts: 0, guests: 0 }
}

export interface Swept {
  carts: number
  attempts: number
  guests: number
}

/**
 * Deletes one batch of abandoned carts, e-mail addresses of expired payment pages, guests, uses of ended promotions,
 * and old notes and messages.
 */
export async function forgetAbandoned(knex: Knex): Promise<Swept> {
  return knex.transaction(async (transaction) => {
    const carts = await transaction.raw<{ rows: { addresses: (string | null)[] | null; count: number }[] }>(
      STATEMENTS.carts,
    )
    const [cart] = carts.rows
    const addresses = (cart?.addresses ?? []).filter((id) => id !== null)
    await transaction.raw(STATEMENTS.addresses, { addresses })
    const attempts = await transaction.raw<{ rowCount: number }>(STATEMENTS.attempts)
    const guests = await transaction.raw<{ rowCount: number }>(STATEMENTS.guests)
    await transaction.raw(STATEMENTS.uses)
    await transaction.raw(STATEMENTS.notes)
    await transaction.raw(STATEMENTS.messages)
    return { carts: cart?.count ?? 0, attempts: attempts.rowCount, guests: guests.rowCount }
  })
}
