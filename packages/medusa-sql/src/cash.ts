import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface CashRow {
  /** Day in the time zone Europe/Brussels, as 2026-11-23. */
  day: string
  method: "card" | "bancontact" | "transfer" | "gift_card" | "store_credit" | "other"
  in_cents: number
  out_cents: number
}

// Medusa creates a capture or refund when the money moves, except for orders on account, whose payments are booked later. The payment's `data` contain the payment method.
const CASH = `
  WITH bounds AS (
    SELECT CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels' AS begins,
      (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels' AS ends
  ), moved AS (
    SELECT created_at, payment_id, amount AS came, 0 AS went, NULL AS given_as FROM capture, bounds
    WHERE deleted_at IS NULL AND created_at >= begins AND created_at < ends
    UNION ALL
    SELECT created_at, payment_id, 0, amount, metadata->>'given_as' FROM refund, bounds
    WHERE deleted_at IS NULL AND created_at >= begins AND created_at < ends
  )
  SELECT to_char(moved.created_at AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD') AS day,
    CASE WHEN moved.given_as IS NOT NULL THEN moved.given_as
      WHEN payment.data->'paid_with'->>'kind' IN ('card', 'bancontact', 'transfer', 'gift_card', 'store_credit')
      THEN payment.data->'paid_with'->>'kind' ELSE 'other' END AS method,
    sum(round(moved.came * 100))::float8 AS in_cents,
    sum(round(moved.went * 100))::float8 AS out_cents
  FROM moved JOIN payment ON payment.id = moved.payment_id
  WHERE payment.data->'paid_with'->>'kind' IS DISTINCT FROM 'account'
  GROUP BY 1, 2 ORDER BY 1, 2`

/** Returns cents per day and method, oldest first. Days are inclusive. */
export async function readCash(knex: Knex, period: { from: string; to: string }): Promise<CashRow[]> {
  const { rows } = await knex.raw<{ rows: CashRow[] }>(CASH, { ...period })
  return rows
}

/** Refunds that were given as store credit moved no money at the payment service, so they are omitted. */
export interface BookedPayment {
  payment_intent: string
  order_number: string | null
  captured_cents: number
  refunds_cents: number[]
}

const BOOKED = `
  SELECT payment.data->>'payment_intent' AS payment_intent,
    COALESCE("order".custom_display_id, "order".display_id::text) AS order_number,
    (SELECT COALESCE(sum(round(amount * 100)), 0)::float8 FROM capture
      WHERE payment_id = payment.id AND deleted_at IS NULL) AS captured_cents,
    ARRAY(SELECT round(amount * 100)::float8 FROM refund
      WHERE payment_id = payment.id AND deleted_at IS NULL AND metadata->>'given_as' IS NULL) AS refunds_cents
  FROM payment
    LEFT JOIN order_payment_collection link
      ON link.payment_collection_id = payment.payment_collection_id AND link.deleted_at IS NULL
    LEFT JOIN "order" ON "order".id = link.order_id AND "order".deleted_at IS NULL
  WHERE payment.data->>'payment_intent' = ANY(CAST(:intents AS text[])) AND payment.deleted_at IS NULL`

export async function readBooked(knex: Knex, intents: readonly string[]): Promise<BookedPayment[]> {
  if (!intents.length) return []
  const { rows } = await knex.raw<{ rows: BookedPayment[] }>(BOOKED, { intents: [...intents] })
  return rows
}
