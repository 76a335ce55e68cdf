import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface CustomerFacts {
  id: string
  orders: number
  last_order_at: Date | null
  name: string | null
  locale: string | null
  phone: string | null
  paid_cents: number
  refunded_cents: number
}

const moved = (table: "capture" | "refund"): string => `
  SELECT COALESCE(sum(round(moved.amount * 100)), 0)::float8 FROM placed
  JOIN order_payment_collection link ON link.order_id = placed.id AND link.deleted_at IS NULL
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL
  JOIN ${table} moved ON moved.payment_id = payment.id AND moved.deleted_at IS NULL`

const FACTS = `
  SELECT wanted.id, facts.* FROM unnest(CAST(:ids AS text[])) AS wanted (id)
  CROSS JOIN LATERAL (
    WITH placed AS MATERIALIZED (
      SELECT "order".id, "order".created_at, "order".locale, "order".shipping_address_id FROM "order"
      WHERE customer_id = ANY (ARRAY(SELECT same.id FROM customer named JOIN customer same ON same.email = named.email
        WHERE named.id = wanted.id AND same.deleted_at IS NULL)) AND deleted_at IS NULL AND NOT is_draft_order),
    latest AS (SELECT * FROM placed ORDER BY created_at DESC, id DESC LIMIT 1)
    SELECT (SELECT count(*)::int FROM placed) AS orders, latest.created_at AS last_order_at, latest.locale,
      NULLIF(concat_ws(' ', NULLIF(address.first_name, ''), NULLIF(address.last_name, '')), '') AS name, address.phone,
      (${moved("capture")}) AS paid_cents, (${moved("refund")}) AS refunded_cents
    FROM (SELECT 1) AS one LEFT JOIN latest ON true
      LEFT JOIN order_address address ON address.id = latest.shipping_address_id) AS facts`

export async function factsOfCustomers(
  knex: Knex,
  ids: readonly string[],
): Promise<Map<string, CustomerFacts>> {
  if (!ids.length) return new Map()
  const { rows } = await knex.raw<{ rows: CustomerFacts[] }>(FACTS, { ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}
