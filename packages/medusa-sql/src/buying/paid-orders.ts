import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inCurrentChannel } from "../channels"

const paidOrders = () => `
  SELECT ("order".created_at AT TIME ZONE 'Europe/Brussels')::date::text AS day,
    COALESCE(NULLIF(split_part("order".locale, '-', 1), ''), 'fr') AS language, count(*)::int AS count
  FROM "order"
  WHERE "order".deleted_at IS NULL AND NOT "order".is_draft_order${inCurrentChannel(`"order".sales_channel_id`)}
    AND "order".created_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
    AND "order".created_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'
    AND EXISTS (
      SELECT FROM order_payment_collection link
      JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL
      JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
      WHERE link.order_id = "order".id AND link.deleted_at IS NULL)
  GROUP BY 1, 2`

/** Counts paid orders of the current channel per day in Belgium and language of the order. Both days are included. */
export async function readPaidOrders(
  knex: Knex,
  period: { from: string; to: string },
): Promise<{ day: string; language: string; count: number }[]> {
  const { rows } = await knex.raw<{ rows: { day: string; language: string; count: number }[] }>(
    paidOrders(),
    period,
  )
  return rows
}
