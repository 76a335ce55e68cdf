import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns when the next price list starts or ends, or null. */
export async function readNextPriceChange(knex: Knex): Promise<Date | null> {
  const { rows } = await knex.raw<{ rows: { next: Date | null }[] }>(
    `SELECT min(moment) AS next FROM price_list CROSS JOIN LATERAL (VALUES (starts_at), (ends_at)) AS bound (moment)
     WHERE moment > now() AND status = 'active' AND deleted_at IS NULL`,
  )
  return rows[0]?.next ?? null
}
